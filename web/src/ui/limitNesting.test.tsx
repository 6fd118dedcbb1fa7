import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { project } from '#shared/settings.ts';
import { maxNesting } from './limitNesting.ts';
import RenderedMarkdown from './RenderedMarkdown.tsx';

const render = (text: string) => renderToStaticMarkup(<RenderedMarkdown>{text}</RenderedMarkdown>);

/** Depth of the most deeply nested element in the HTML. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of html.matchAll(/<\/?[a-z]+[^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!/^<(br|hr|img|input)\b/.test(tag)) deepest = Math.max(deepest, (depth += 1));
  }
  return deepest;
}

/** A text as long as the longest that people may write, opened and closed by these marks. */
const nested = (open: string, close: string) => {
  const levels = Math.floor(project.details.max / (open.length + close.length));
  return open.repeat(levels) + close.repeat(levels);
};

test.each([
  ['emphasis', nested('*a ', ' a*')],
  ['strong emphasis', nested('**a ', ' a**')],
  ['emphasis of every kind', nested('*_a ', ' a_*')],
  ['emphasis of three', nested('***a ', ' a***')],
  ['emphasis within words', nested('*a', 'a*')],
  ['nothing but stars', nested('*', '*').replace('**', '*a*')],
  ['links and emphasis', nested('[*a ', ' a*](/b)')],
  ['quotes', nested('>', '')],
  ['lists', nested('- ', '')],
])('%s without end is nested to a limit, and shows its words', (_, text) => {
  const html = render(text);
  expect(depthOf(html)).toBeLessThanOrEqual(maxNesting + 2);
  expect(html.length).toBeGreaterThan(0);
});

test('what people write is rendered as they wrote it', () => {
  const text = '> - **bold with *slanted [link](/x) words* inside**';
  expect(render(text)).toBe(
    '<blockquote>\n<ul>\n<li dir="auto"><strong>bold with <em>slanted <a href="/x">link</a> words</em> inside</strong></li>\n</ul>\n</blockquote>',
  );
});

test('the words of what is flattened stay, in their order', () => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
  const text = `${words.map(word => `*${word} `).join('')}end${words.map(() => ' x*').join('')}`;
  const plain = render(text).replaceAll(/<[^>]+>/g, '');
  expect(plain).toContain(`${words.join(' ')} end x x`);
});
