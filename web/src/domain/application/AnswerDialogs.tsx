import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Loaded with the dialog. */
const DeclineForm = lazyComponent(async () => (await import('./DeclineForm.tsx')).DeclineForm, {
  fallback: <Skeleton />,
});

export type Answer = 'accept' | 'decline';

export interface AnswerDialogsProps {
  request: ContributionRequest;
  /** The answer that the owner has begun. */
  asking: Answer | undefined;
  /** Whether the acceptance is being sent. */
  isAccepting: boolean;
  onAccept: () => void;
  onDeclined: () => void;
  onDeclineRefused: (error: ApiError) => void;
  onCancel: () => void;
}

/** The confirmation before an application is accepted, and the reason with which it is declined, wherever its owner answers it. */
export function AnswerDialogs(props: AnswerDialogsProps) {
  const { request, asking, isAccepting, onAccept, onDeclined, onDeclineRefused, onCancel } = props;
  const { t } = useTranslation('applications');
  const lang = useLanguage();
  const { role } = request;
  const name = nameOf(request.user, lang);

  return (
    <>
      <ConfirmDialog
        open={asking === 'accept'}
        title={t('answer.acceptTitle', { name, role })}
        cancel={t('answer.later')}
        confirm={t('answer.accept')}
        busy={isAccepting && t('answer.accepting')}
        onCancel={onCancel}
        onConfirm={onAccept}
      >
        {t('answer.acceptText', { name })}
      </ConfirmDialog>
      <Dialog open={asking === 'decline'} title={t('answer.declineTitle', { name })} onClose={onCancel}>
        {asking === 'decline' && (
          <DeclineForm
            request={request}
            onDone={onDeclined}
            onRefused={onDeclineRefused}
            onClose={onCancel}
          />
        )}
      </Dialog>
    </>
  );
}
