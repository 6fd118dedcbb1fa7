import { Component, lazy, memo, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { written } from './Written.tsx';

const RenderedMarkdown = lazy(() => import('./RenderedMarkdown.tsx'));

export interface MarkdownTextProps {
  /** The user's Markdown; raw HTML is shown as text. */
  children: string;
  /** Language of the text. */
  lang?: string;
}

/**
 * Renders users' Markdown; plain text until the lazily loaded renderer is available, and where it fails on the text. What the server
 * has rendered stays as it is, without the renderer, until the text changes. Memoised, because a re-render before the renderer has
 * loaded would discard the HTML of the server.
 */
export const MarkdownText = memo(({ children, lang }: MarkdownTextProps) => {
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [rendered, setRendered] = useState(isHydrating && !import.meta.env.SSR ? children : undefined);
  // Once it has been replaced, what the server has rendered is gone, also if the same text comes back.
  if (rendered !== undefined && rendered !== children) setRendered(undefined);
  // React leaves the content of an element with HTML of its own alone while it hydrates.
  if (rendered === children)
    return (
      <div className="prose" {...written(lang)} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
    );
  return (
    <div key={children} className="prose" {...written(lang)}>
      <Fallible text={children}>
        <Suspense fallback={<p>{children}</p>}>
          <RenderedMarkdown>{children}</RenderedMarkdown>
        </Suspense>
      </Fallible>
    </div>
  );
});

const AS_IT_IS = { __html: '' };
const never = () => () => undefined;
const no = () => false;
const yes = () => true;

interface FallibleProps {
  text: string;
  children: ReactNode;
}

/** Keeps a text that cannot be rendered, such as one nested thousands of times, from taking its page down. */
class Fallible extends Component<FallibleProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? <p>{this.props.text}</p> : this.props.children;
  }
}
