import { expect, test } from 'vitest';
import { pages } from '#shared/paths.ts';
import { PAGES } from './pages.ts';

test('every page of the shared table has a view', () => {
  const shown = PAGES.map(({ name }) => name).filter(name => name !== 'kit'); // in development only
  expect(shown.toSorted()).toEqual(Object.keys(pages).toSorted());
});
