import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AwardKind, awardKinds, type PointsByKind } from '#shared/entities/award.ts';
import type { UserID } from '#shared/ids.ts';
import { reputation } from '#shared/settings.ts';

const count = z._default(z.int(), 0);
const level = (from: number) => `level_${from}` as const;
const levelNames = reputation.levels.map(level);
type Name = AwardKind | ReturnType<typeof level>;

const Sums = z.object(
  Object.fromEntries([...awardKinds, ...levelNames].map(name => [name, count])) as Record<Name, typeof count>, // each name is there
);
type Sums = z.output<typeof Sums>;

/** Points that a person was awarded, by kind. */
export const personSums = entity({
  name: 'awardSums',
  schema: Sums,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'awardSums' }),
});

/** Sharded: points that all people were awarded, by kind, and active people by level. */
const sums = entity({
  name: 'reputationSums',
  schema: Sums,
  key: (shard: '0' | '1' | '2' | '3') => ({ pk: 'reputationSums', sk: shard }),
});

/** Keys of all shards. */
export const sumsKeys = [sums.key('0'), sums.key('1'), sums.key('2'), sums.key('3')] as const;
const shardOf = (id: UserID) => sumsKeys[shardIndex(id, sumsKeys.length)] ?? sumsKeys[0];

/** Adds an award to the sums of the person and of all people. */
export const addAward = (id: UserID, kind: AwardKind, points: number) => [
  Step.add(personSums.key(id), { [kind]: points }),
  Step.add(shardOf(id), { [kind]: points }),
];

/** Moves a person between levels; `undefined` stands for people who are not counted. */
export function moveLevel(id: UserID, from: number | undefined, to: number | undefined) {
  if (from === to) return undefined;
  return Step.add(shardOf(id), {
    ...(from !== undefined && { [level(from)]: -1 }),
    ...(to !== undefined && { [level(to)]: 1 }),
  });
}

/** The level of a number of points, as its smallest number of points. */
export const levelOf = (points: number): number =>
  reputation.levels.findLast(from => from <= points) ?? reputation.levels[0];

const total = (items: readonly (Sums | undefined)[], name: Name): number =>
  Math.max(
    0,
    items.reduce((sum, item) => sum + (item?.[name] ?? 0), 0),
  );

export const pointsByKind = (items: readonly (Sums | undefined)[]): PointsByKind =>
  awardKinds.map(kind => ({ kind, points: total(items, kind) }));

export const peopleByLevel = (items: readonly (Sums | undefined)[]) =>
  reputation.levels.map(from => ({ from, people: total(items, level(from)) }));
