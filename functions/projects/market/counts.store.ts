import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { publicProjectStates } from '#shared/lifecycle.ts';
import { countryCodes, currencies, skills } from '#shared/settings.ts';
import { isPublic } from '../project.store.ts';
import type { SearchDocument } from './searchDocument.ts';

const count = z._default(z.int(), 0);

const names = [
  'projects',
  'rolesOpen',
  'people',
  ...currencies.map(name => `raised_${name}` as const),
  ...countryCodes.map(name => `country_${name}` as const),
  ...publicProjectStates.map(name => `status_${name}` as const),
  ...skills.map(name => `skill_${name}` as const),
] as const;
type Name = (typeof names)[number];

/** Changes of the market's counts; money in minor units. */
export type Amounts = Partial<Record<Name, number>>;

const Counts = z.object(
  Object.fromEntries(names.map(name => [name, count])) as Record<Name, typeof count>, // each name is there
);

/** Sharded counters; the counts are the sums over all shards. */
const counts = entity({
  name: 'counts',
  schema: Counts,
  key: (shard: '0' | '1' | '2' | '3') => ({ pk: 'counts', sk: `market#${shard}` }),
});

/** Keys of all shards, to be read together with other items. */
export const countsKeys = [counts.key('0'), counts.key('1'), counts.key('2'), counts.key('3')] as const;

/** Adds to the counts. The same `by` (an id) always uses the same shard. */
export function addCounts(by: string, amounts: Amounts) {
  return Step.add(countsKeys[shardIndex(by, countsKeys.length)] ?? countsKeys[0], amounts);
}

/** Difference between two versions of a project in the counts; undefined if there is none. */
export function differenceOf(
  before: SearchDocument | undefined,
  after: SearchDocument | undefined,
): Amounts | undefined {
  const amounts: Amounts = {};
  const add = (document: SearchDocument | undefined, sign: 1 | -1): void => {
    for (const [name, amount] of Object.entries(countsOf(document)) as [Name, number][]) // its own keys
      amounts[name] = (amounts[name] ?? 0) + sign * amount;
  };
  add(after, 1);
  add(before, -1);
  const changed = Object.entries(amounts).filter(([, amount]) => amount !== 0);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

function countsOf(document: SearchDocument | undefined): Amounts {
  if (!document || !isPublic(document.status)) return {};
  const state = publicProjectStates.find(one => one === document.status);
  return {
    projects: 1,
    rolesOpen: document.rolesOpen,
    [`country_${document.country}`]: 1,
    ...(state && { [`status_${state}`]: 1 }),
    ...Object.fromEntries(document.skills.map(skill => [`skill_${skill}`, 1])),
  };
}

/** The counts as the market shows them, without those that are zero. */
export function sumOf(items: readonly (Record<Name, number> | undefined)[]) {
  const of = (name: Name): number =>
    Math.max(
      0,
      items.reduce((sum, item) => sum + (item?.[name] ?? 0), 0),
    );
  const group = <Word extends string>(words: readonly Word[], name: (word: Word) => Name) =>
    Object.fromEntries(words.map(word => [word, of(name(word))] as const).filter(([, amount]) => amount > 0));
  return {
    projects: of('projects'),
    rolesOpen: of('rolesOpen'),
    people: of('people'),
    raised: group(currencies, word => `raised_${word}`),
    country: group(countryCodes, word => `country_${word}`),
    status: group(publicProjectStates, word => `status_${word}`),
    skill: group(skills, word => `skill_${word}`),
  };
}
