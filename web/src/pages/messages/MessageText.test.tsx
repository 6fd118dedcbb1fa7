import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageText } from './MessageText.tsx';

const render = (text: string) => renderToStaticMarkup(<MessageText text={text} />);

test('Markup is shown as it is written', () => {
  expect(render('<img src=x onerror=alert(1)> & <script>1</script>')).toContain(
    '&lt;img src=x onerror=alert(1)&gt; &amp; &lt;script&gt;1&lt;/script&gt;',
  );
});

test('Web addresses become links without the punctuation after them; other schemes do not', () => {
  const html = render(
    'See https://cairn.example/a?b=1&c=2. Or (http://cairn.example/d), not javascript:alert(1)',
  );
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['https://cairn.example/a?b=1&amp;c=2', 'http://cairn.example/d']);
  expect(html).toContain('rel="noopener noreferrer nofollow ugc"');
});

test.each([
  ['https://en.example/wiki/Cairn_(stones)', 'https://en.example/wiki/Cairn_(stones)'],
  ['(https://en.example/wiki/Cairn_(stones)).', 'https://en.example/wiki/Cairn_(stones)'],
  ['[https://en.example/a[1]]', 'https://en.example/a[1]'],
  ['«https://en.example/a»', 'https://en.example/a'],
  ['https://en.example/((', 'https://en.example/(('],
])('In %s the link keeps its own brackets', (text, link) => {
  expect(render(text)).toContain(`href="${link}"`);
});

test.each(['https://). And more', 'javascript:alert(1)', 'mailto:a@b.example'])('%s is no link', text => {
  expect(render(text)).not.toContain('<a');
});

test('Each paragraph has the direction of its text', () => {
  expect(render('Hello\n\nשלום\nעולם').match(/<p dir="auto">/g)).toHaveLength(2);
});
