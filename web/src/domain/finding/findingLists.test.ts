import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { pages } from '#shared/paths.ts';
import { findingLists } from './findingLists.ts';
import { isSingle, listQueryOf, parseChoice, toggled, withChange } from './listQuery.ts';

type Texts = Record<string, Record<string, unknown>>;
const textsOf = (lang: string, name: string): Texts =>
  JSON.parse(readFileSync(new URL(`../../i18n/${lang}/${name}.json`, import.meta.url), 'utf8')) as Texts;

/** Texts in which all lists say the same of what they consist of. */
const common = ['title', 'results', 'failed', 'moved', 'empty', 'none'];

test.each(findingLists)(
  'the texts of $texts name each filter and order, and say what every list says',
  list => {
    const shared = textsOf('en', 'market');
    const texts = textsOf('en', list.texts);
    const names = Object.keys(list.filters);
    for (const name of names) expect(texts['filters'], name).toHaveProperty(name);
    for (const name of list.single ?? []) expect(texts['filters']?.['any'], name).toHaveProperty(name);
    for (const name of names.filter(
      one => !['skill', 'language', 'country', 'status', 'workplace'].includes(one),
    ))
      expect(
        Object.keys(texts['options'] ?? {}).some(key => key.replace(/_\w+$/, '') === name),
        name,
      ).toBe(true);
    for (const sort of [...list.sorts, 'why']) expect(texts['sort'], sort).toHaveProperty(sort);
    for (const key of ['plain', 'filtered', 'matching_other']) expect(texts['title']).toHaveProperty(key);
    for (const group of common) expect(texts, group).toHaveProperty(group);
    for (const key of ['filters', 'words', 'nearly']) expect(shared['none']).toHaveProperty(key);
  },
);

test.each(findingLists)('the address of $page and its call take every filter and order', list => {
  const names = Object.keys(list.filters);
  expect([...pages[list.page].query]).toEqual(expect.arrayContaining(names));
  const schema = contracts.find(({ id }) => id === list.endpoint)?.spec.query;
  for (const sort of list.sorts) {
    const params = new URLSearchParams({ search: 'tide', sort, limit: '50' });
    for (const [name, values] of Object.entries(list.filters)) params.set(name, values.join());
    const choice = parseChoice(list, params);
    expect(choice.sort).toBe(sort);
    for (const name of names)
      expect(choice.filters[name]).toHaveLength(isSingle(list, name) ? 1 : (list.filters[name]?.length ?? 0));
    const given = Object.entries(listQueryOf(list, choice, ['en', 'fr'])).filter(
      ([, value]) => value !== undefined,
    );
    expect(schema?.safeParse(Object.fromEntries(given)).success).toBe(true);
  }
});

test('a value that is chosen again is removed, and the only one of a filter takes the place of the one before', () => {
  for (const list of findingLists)
    for (const [name, [first = '', second]] of Object.entries(list.filters)) {
      const start = parseChoice(list, new URLSearchParams());
      const one = withChange(list, start, toggled(list, start, name, first));
      expect(one.filters[name]).toEqual([first]);
      expect(toggled(list, one, name, first).filters?.[name]).toEqual([]);
      if (second === undefined) continue;
      const two = toggled(list, one, name, second).filters?.[name];
      expect(two).toEqual(isSingle(list, name) ? [second] : [first, second]);
    }
});
