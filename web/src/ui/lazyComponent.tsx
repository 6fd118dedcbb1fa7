import { Component, type ComponentType, type FC, lazy, memo, type ReactNode, Suspense } from 'react';
import { pressEnded } from '#web/api/press.ts';
import { loadTranslations } from '#web/i18n/i18n.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { FALLBACK_LANGUAGE, type Language } from '#web/i18n/languages.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import { LoadError } from './LoadError.tsx';

interface LazyComponentOptions {
  /** The namespaces of its texts that not every page around it loads. They load together with the code. */
  texts?: readonly Namespace[];
  /** Shown until code and texts have loaded. Omitted for parts outside the flow of the page. */
  fallback?: ReactNode;
  /** Shown if they could not be loaded; by default an alert in place of the fallback, or nothing without one. */
  renderError?: (reload: () => void) => ReactNode;
}

/**
 * A component whose code and texts load after the first view. Where the page has its code already, `load` returns the component,
 * and only the texts are waited for. Its prerendered HTML stays until then. A failed load does not affect the surrounding
 * components, and is repeated once the network is back.
 */
export function lazyComponent<Props extends object>(
  load: () => ComponentType<Props> | Promise<ComponentType<Props>>,
  { texts = [], fallback, renderError = fallback ? showLoadError : undefined }: LazyComponentOptions = {},
): FC<Props> {
  const attempt = (language: Language) =>
    lazy(async () => {
      const [loaded] = await Promise.all([load(), loadTranslations(language, texts)]);
      await pressEnded(); // it may move what is being pressed
      return { default: loaded };
    });
  /** One for each language if it has texts: the server renders pages in all of them. Otherwise one for all. */
  const parts = new Map<Language, ComponentType<Props>>();
  const partIn = (language: Language): ComponentType<Props> => {
    const part = parts.get(language) ?? attempt(language);
    parts.set(language, part);
    return part;
  };

  // React discards prerendered HTML if a suspended boundary re-renders before its code has loaded; memo prevents such re-renders.
  return memo(function LazyComponent(props: Props) {
    const shown = useLanguage();
    const language = texts.length > 0 ? shown : FALLBACK_LANGUAGE;
    return (
      <Attempts onRetry={() => parts.delete(language)} renderError={renderError}>
        {() => {
          const Part = partIn(language);
          return (
            <Suspense fallback={fallback}>
              <Part {...props} />
            </Suspense>
          );
        }}
      </Attempts>
    );
  });
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
