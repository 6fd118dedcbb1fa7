import { lazy, Suspense } from 'react';

const Markdown = lazy(() => import('react-markdown'));

export interface MarkdownTextProps {
  /** The user's Markdown; raw HTML is shown as text. */
  children: string;
  /** Language of the text. */
  lang?: string;
}

/** Renders users' Markdown; plain text until the lazily loaded renderer is available. */
export const MarkdownText = ({ children, lang }: MarkdownTextProps) => (
  <div className="prose" lang={lang}>
    <Suspense fallback={<p>{children}</p>}>
      <Markdown disallowedElements={['img']} unwrapDisallowed>
        {children}
      </Markdown>
    </Suspense>
  </div>
);
