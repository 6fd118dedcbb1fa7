import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Loaded with the dialog. */
const DeclineForm = lazyComponent(async () => (await import('./DeclineForm.tsx')).DeclineForm, {
  fallback: <Skeleton />,
});

export interface DeclineDialogProps {
  request: ContributionRequest;
  open: boolean;
  onDeclined: () => void;
  onRefused: (error: ApiError) => void;
  onCancel: () => void;
}

/** The reason with which an application is declined, wherever its owner answers it. */
export function DeclineDialog({ request, open, onDeclined, onRefused, onCancel }: DeclineDialogProps) {
  const { t } = useTranslation('applications');
  const name = nameOf(request.user, useLanguage());
  return (
    <Dialog open={open} title={t('answer.declineTitle', { name })} onClose={onCancel}>
      {open && <DeclineForm request={request} onDone={onDeclined} onRefused={onRefused} onClose={onCancel} />}
    </Dialog>
  );
}
