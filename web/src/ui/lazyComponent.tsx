import { Component, type ComponentType, type FC, lazy, memo, type ReactNode, Suspense } from 'react';
import { LoadError } from './LoadError.tsx';

interface LazyComponentOptions {
  /** Shown until the code has loaded. Omitted for parts outside the flow of the page. */
  fallback?: ReactNode;
  /** Shown if the code could not be loaded; by default an alert in place of the fallback, or nothing without one. */
  renderError?: (reload: () => void) => ReactNode;
}

/** A component whose code loads when it is first shown, or before. */
export type LazyComponent<Props> = FC<Props> & {
  /** Loads the code, so that the next render shows the component at once. A failed attempt is repeated by that render. */
  preload: () => Promise<void>;
};

/**
 * A component whose code loads after the first view. Its prerendered HTML stays until then. A failed load does not affect the
 * surrounding components, and is repeated once the network is back.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, renderError = fallback ? showLoadError : undefined }: LazyComponentOptions = {},
): LazyComponent<Props> {
  const attempt = () => lazy(async () => ({ default: await load() }));
  let Part: ComponentType<Props> = attempt();
  const preload = () =>
    load().then(
      loaded => {
        Part = loaded;
      },
      () => undefined,
    );

  // React discards prerendered HTML if a suspended boundary re-renders before its code has loaded; memo prevents such re-renders.
  const LazyComponent = memo(function LazyComponent(props: Props) {
    return (
      <Attempts
        onRetry={() => {
          Part = attempt();
        }}
        renderError={renderError}
      >
        {() => (
          <Suspense fallback={fallback}>
            <Part {...props} />
          </Suspense>
        )}
      </Attempts>
    );
  }) as unknown as FC<Props>; // a memoised component is called by React alone
  return Object.assign(LazyComponent, { preload });
}

/** Chromium remembers until the next load of the page that a module could not be loaded. */
const reload = () => location.reload();

const showLoadError = (reload: () => void) => <LoadError onAgain={reload} />;

interface AttemptsProps extends Pick<LazyComponentOptions, 'renderError'> {
  /** Discards the failed attempt, so that the next render loads again. */
  onRetry: () => void;
  children: () => ReactNode;
}

class Attempts extends Component<AttemptsProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch() {
    addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { renderError, children } = this.props;
    return this.state.hasFailed ? renderError?.(reload) : children();
  }
}
