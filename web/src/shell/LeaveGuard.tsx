import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { declareUnsaved } from '#web/ui/forms/unsaved.ts';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';

/**
 * Asks for confirmation before a navigation, a reload or closing the tab discards unsaved changes. Hash links stay on the page and
 * do not ask.
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved && from.pathname + from.search !== to.pathname + to.search,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const withdraw = declareUnsaved();
    window.addEventListener('beforeunload', ask);
    return () => {
      withdraw();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      cancel={t('leave.stay')}
      confirm={t('leave.go')}
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
