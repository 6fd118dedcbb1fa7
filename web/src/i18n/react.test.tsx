import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Trans } from './react.tsx';
import { createWordBook } from './wordBook.ts';

const book = createWordBook('en-GB');
book.addResourceBundle('en-GB', 'common', {
  price: '<s>From <b>{{sum}}</b></s> for {{name}}',
  roles_one: '<b>{{count}}</b> role',
  roles_other: '<b>{{count, number}}</b> roles',
});
const components = { b: <b className="strong" />, s: <span /> };

test('A sentence holds its components, one in the other', () => {
  expect(
    renderToStaticMarkup(
      <Trans t={book.t} i18nKey="price" values={{ sum: '£5', name: 'Ana' }} components={components} />,
    ),
  ).toBe('<span>From <b class="strong">£5</b></span> for Ana');
});

test('A value is never read as a tag or a placeholder', () => {
  expect(
    renderToStaticMarkup(
      <Trans
        t={book.t}
        i18nKey="price"
        values={{ sum: '<b>{{name}}</b>', name: '<s>x</s>' }}
        components={components}
      />,
    ),
  ).toBe('<span>From <b class="strong">&lt;b&gt;{{name}}&lt;/b&gt;</b></span> for &lt;s&gt;x&lt;/s&gt;');
});

test('A count chooses the plural', () => {
  const say = (count: number) =>
    renderToStaticMarkup(<Trans t={book.t} i18nKey="roles" count={count} components={components} />);
  expect(say(1)).toBe('<b class="strong">1</b> role');
  expect(say(1200)).toBe('<b class="strong">1,200</b> roles');
});
