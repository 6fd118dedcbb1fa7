import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';

export type Answer = 'accept' | 'decline';

export interface AnswerDialogsProps {
  request: ContributionRequest;
  /** The answer that the owner is asked to confirm. */
  asking: Answer | undefined;
  /** Whether the confirmed answer is being sent. */
  isSending: boolean;
  onConfirm: (answer: Answer) => void;
  onCancel: () => void;
}

/** The confirmations before an application is accepted or declined, wherever its owner answers it. */
export function AnswerDialogs({ request, asking, isSending, onConfirm, onCancel }: AnswerDialogsProps) {
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
        busy={isSending && t('answer.accepting')}
        onCancel={onCancel}
        onConfirm={() => onConfirm('accept')}
      >
        {t('answer.acceptText', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'decline'}
        title={t('answer.declineTitle', { name })}
        cancel={t('answer.later')}
        confirm={t('answer.decline')}
        danger
        busy={isSending && t('answer.declining')}
        onCancel={onCancel}
        onConfirm={() => onConfirm('decline')}
      >
        {t('answer.declineText', { name, role })}
      </ConfirmDialog>
    </>
  );
}
