import { Component, type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureContext, NavigationContext } from '#web/routes/NavigationContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';

/** Shows its page, or, where that could not be brought or broke, what to do about it. */
export function PageOrFailure({ children }: { children: ReactNode }) {
  const failure = use(FailureContext);
  const navigation = use(NavigationContext);
  if (failure === undefined) return <Breakable>{children}</Breakable>;

  /** Once more; a site that was renewed meanwhile has other files, which only its new pages know. */
  async function retry() {
    await navigation?.settle();
    if (navigation?.place().failure !== undefined && navigator.onLine) window.location.reload();
  }
  return <FailedPage onRetry={() => void retry()} />;
}

/** Goes on around a page that broke. Another page is another instance. */
class Breakable extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <FailedPage onRetry={() => this.setState({ isBroken: false })} />;
  }
}

/** The words are there, because the shell brought them. Tries again by itself when the network is back. */
function FailedPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const isBack = () => retry();
    window.addEventListener('online', isBack);
    return () => window.removeEventListener('online', isBack);
  }, []);

  return (
    <ErrorPage
      code="503"
      title={t('status.unshown.title')}
      action={
        <Button kind="moss" onClick={onRetry}>
          {t('status.retry')}
        </Button>
      }
    >
      {t('status.unshown.text')}
    </ErrorPage>
  );
}
