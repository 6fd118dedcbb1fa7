import { lazy, Suspense } from 'react';

const Markdown = lazy(() => import('react-markdown'));

export interface MarkdownTextProps {
  /** What somebody wrote; raw HTML in it is shown as text, never as markup. */
  children: string;
  /** The language it was written in. */
  lang?: string;
}

/** Markdown of people; the renderer arrives when it is first needed, and the plain text stands in until then. */
export const MarkdownText = ({ children, lang }: MarkdownTextProps) => (
  <div className="prose" lang={lang}>
    <Suspense fallback={<p>{children}</p>}>
      <Markdown disallowedElements={['img']} unwrapDisallowed>
        {children}
      </Markdown>
    </Suspense>
  </div>
);
