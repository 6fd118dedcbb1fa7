import { Component, type ComponentType, type FC, lazy, memo, type ReactNode, Suspense } from 'react';

interface LaterOptions {
  /** Stands in the place until the code is here; nothing for what is not in the flow of the page. */
  waiting?: ReactNode;
  /** Says that the code could not be brought; left out, it is tried again when the network is back. */
  failed?: (retry: () => void) => ReactNode;
}

/**
 * A component whose code comes after the first view. What was prerendered of it stays until then. Code that cannot be brought
 * never breaks what stands around it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: LaterOptions = {},
): FC<Props> {
  const attempt = () => lazy(async () => ({ default: await load() }));
  let Part: ComponentType<Props> = attempt();

  // What was prerendered is given up where it is rendered anew before its code is here: it is left alone while its props stay.
  return memo(function Later(props: Props) {
    return (
      <Attempts
        again={() => {
          Part = attempt();
        }}
        failed={failed}
      >
        {() => (
          <Suspense fallback={waiting}>
            <Part {...props} />
          </Suspense>
        )}
      </Attempts>
    );
  }) as FC<Props>;
}

interface AttemptsProps extends Pick<LaterOptions, 'failed'> {
  /** Forgets the attempt that failed. */
  again: () => void;
  children: () => ReactNode;
}

class Attempts extends Component<AttemptsProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch() {
    if (!this.props.failed) addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }

  retry = () => {
    this.props.again();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { failed, children } = this.props;
    return this.state.hasFailed ? failed?.(this.retry) : children();
  }
}
