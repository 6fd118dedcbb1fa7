import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';

/** Asks for confirmation before leaving the page discards unsaved changes. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('account');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('profile.leave.title')}
      cancel={t('profile.leave.stay')}
      confirm={t('profile.leave.go')}
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('profile.leave.text')}
    </ConfirmDialog>
  );
}
