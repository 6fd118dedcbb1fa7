import { Component, type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

let RenderedMarkdown: ComponentType<{ children: string }> = lazy(() => import('./RenderedMarkdown.tsx'));

/** Loads the renderer, so that the next text is rendered at once. A failed attempt is repeated by that text. */
export const preloadMarkdown = (): Promise<void> =>
  import('./RenderedMarkdown.tsx').then(
    loaded => {
      RenderedMarkdown = loaded.default;
    },
    () => undefined,
  );

export interface MarkdownTextProps {
  /** The user's Markdown; raw HTML is shown as text. */
  children: string;
  /** Language of the text. */
  lang?: string;
}

/**
 * Renders users' Markdown; plain text until the lazily loaded renderer is available, and where it fails on the text. Memoised,
 * because a re-render before the renderer has loaded would discard the HTML of the server.
 */
export const MarkdownText = memo(({ children, lang }: MarkdownTextProps) => (
  <div className="prose" lang={lang}>
    <Fallible key={children} text={children}>
      <Suspense fallback={<p>{children}</p>}>
        <RenderedMarkdown>{children}</RenderedMarkdown>
      </Suspense>
    </Fallible>
  </div>
));

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
