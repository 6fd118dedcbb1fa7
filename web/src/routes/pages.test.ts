import { expect, test } from 'vitest';
import { pages } from '#shared/access.ts';
import { PAGES } from './pages.ts';

/** What the server's access check answers and what the interface does with a page are one thing. */
test('each page opens to whom the table of pages says, and each page of the table is there', () => {
  const shown = PAGES.filter(({ name }) => name !== 'kit'); // for whoever builds; the server knows nothing of it
  expect(Object.fromEntries(shown.map(({ name, access }) => [name, access]))).toEqual(pages);
});
