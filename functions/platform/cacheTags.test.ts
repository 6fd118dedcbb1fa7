import { expect, test } from 'vitest';
import { cacheTagsOf, isForgettable, maxCacheTags } from './cacheTags.ts';

const projects = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ProjectID: `p${at}`, owner: { UserID: `u${at}` } }));

test('what data show is tagged once, projects before people', () => {
  expect(cacheTagsOf([{ ProjectID: 'b' }, { items: [...projects(2), ...projects(1)] }])).toEqual([
    'project-b',
    'project-p0',
    'project-p1',
    'person-u0',
    'person-u1',
  ]);
});

test('what shows more projects than the CDN has tags for cannot be forgotten, however many people it shows', () => {
  expect(isForgettable(cacheTagsOf(projects(maxCacheTags)))).toBe(true);
  expect(isForgettable(cacheTagsOf(projects(maxCacheTags + 1)))).toBe(false);
});
