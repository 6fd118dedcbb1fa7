import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { reportProblem } from '#web/api/problems.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';

/** Shown in place of a page that could not be loaded or has crashed. Reloads the document once the network is back. */
export function LoadFailure() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  useEffect(() => reportProblem('ROUTER', error), [error]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  return (
    <ErrorPage
      code="503"
      title={t('status.unshown.title')}
      action={
        <Button kind="moss" onClick={retry}>
          {t('status.retry')}
        </Button>
      }
    >
      {t('status.unshown.text')}
    </ErrorPage>
  );
}

/**
 * Reloads the document, because a newer deployment may have renamed the files. Not while offline, where the browser would show its own
 * error page.
 */
function retry() {
  if (navigator.onLine) reload();
}

function reload() {
  window.location.reload();
}
