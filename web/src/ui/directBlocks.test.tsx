import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import RenderedMarkdown from './RenderedMarkdown.tsx';

const render = (text: string) => renderToStaticMarkup(<RenderedMarkdown>{text}</RenderedMarkdown>);

test('Each block of Markdown has the direction of its text', () => {
  expect(render('# שלום\n\nHello\n\n- مرحبا\n- Hi')).toBe(
    '<h1 dir="auto">שלום</h1>\n<p dir="auto">Hello</p>\n<ul>\n<li dir="auto">مرحبا</li>\n<li dir="auto">Hi</li>\n</ul>',
  );
});

test('Links keep the brackets of their addresses', () => {
  const html = render(
    '[Cairn](https://en.example/wiki/Cairn_(stones)), <https://en.example/a(b)>, [a[1]](https://en.example/[1])',
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURI(href ?? ''))).toEqual([
    'https://en.example/wiki/Cairn_(stones)',
    'https://en.example/a(b)',
    'https://en.example/[1]',
  ]);
});
