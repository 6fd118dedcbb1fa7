import { Component, lazy, type ReactNode, Suspense } from 'react';
import { markdownDepth, maxMarkdownDepth } from '#shared/markdownDepth.ts';

const Markdown = lazy(() => import('react-markdown'));

export interface MarkdownTextProps {
  /** The user's Markdown; raw HTML is shown as text. */
  children: string;
  /** Language of the text. */
  lang?: string;
}

/**
 * Renders users' Markdown; plain text until the lazily loaded renderer is available, for texts that would keep it busy
 * for seconds, and where it fails on the text.
 */
export const MarkdownText = ({ children, lang }: MarkdownTextProps) => (
  <div className="prose" lang={lang}>
    {markdownDepth(children) > maxMarkdownDepth ? (
      <p>{children}</p>
    ) : (
      <Fallible key={children} text={children}>
        <Suspense fallback={<p>{children}</p>}>
          <Markdown disallowedElements={['img']} unwrapDisallowed>
            {children}
          </Markdown>
        </Suspense>
      </Fallible>
    )}
  </div>
);

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
