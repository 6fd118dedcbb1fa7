import Markdown from 'react-markdown';
import { markdownDepth, maxMarkdownDepth } from '#shared/markdownDepth.ts';

/** The renderer of Markdown, and its plain text where it is nested so deeply that the renderer would take seconds. */
export default function RenderedMarkdown({ children }: { children: string }) {
  if (markdownDepth(children) > maxMarkdownDepth) return <p>{children}</p>;
  return (
    <Markdown disallowedElements={['img']} unwrapDisallowed>
      {children}
    </Markdown>
  );
}
