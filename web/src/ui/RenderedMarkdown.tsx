import Markdown from 'react-markdown';
import { markdownDepth, markdownMarks, maxMarkdownDepth, maxMarkdownMarks } from '#shared/markdownDepth.ts';
import { directBlocks } from './directBlocks.ts';
import { limitNesting } from './limitNesting.ts';

const plugins = [limitNesting, directBlocks];

/** The renderer of Markdown, and the plain text where rendering it would cost more than people may write. */
export default function RenderedMarkdown({ children }: { children: string }) {
  const isCostly = markdownDepth(children) > maxMarkdownDepth || markdownMarks(children) > maxMarkdownMarks;
  if (isCostly) return <p>{children}</p>;
  return (
    <Markdown disallowedElements={['img']} unwrapDisallowed remarkPlugins={plugins}>
      {children}
    </Markdown>
  );
}
