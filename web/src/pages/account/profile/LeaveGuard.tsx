import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '#web/routes/useBlocker.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';

/** Asks before what was typed is lost by leaving the page. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('account');
  const blocker = useBlocker((from, to) => isUnsaved && from.pathname !== to.pathname);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={blocker.isBlocked}
      title={t('profile.leave.title')}
      cancel={t('profile.leave.stay')}
      confirm={t('profile.leave.go')}
      danger
      onCancel={blocker.reset}
      onConfirm={blocker.proceed}
    >
      {t('profile.leave.text')}
    </ConfirmDialog>
  );
}
