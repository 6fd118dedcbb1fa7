import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { unitPrice } from '#shared/entities/price.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { ProjectID } from '#shared/ids.ts';
import { type ProjectRecord, partitionOf } from './project.store.ts';
import { sharesOf, type UnitAllocation } from './units.ts';

const count = z._default(z.int(), 0);

/**
 * Counters of a project, apart from the project itself so that they do not conflict with edits. Those that many people
 * change at the same time (likes, followers, comments, money, units) are kept in shards, whose sums the stream writes to the
 * card of a public project; the item without a shard holds those of the others as totals, and the counters that only the team
 * changes.
 */
const ProjectStats = z.object({
  ProjectID,
  /** Absent from the totals. */
  shard: z.optional(z.int()),
  likes: count,
  comments: count,
  /** People who are told of its progress. */
  followers: count,
  /** Donations and paid points less refunds, in minor units. */
  raised: count,
  supporters: count,
  /** Payments that the project has kept, some of which may have been refunded in part. */
  payments: count,
  soldUnits: count,
  reservedUnits: count,
  /** Neither sold nor reserved. */
  remainingUnits: count,
  /** Price of the units of a shard, in minor units. */
  unitPrice: count,
  rolesOpen: count,
  /** Team members other than the owner. */
  members: count,
  /** Number of changes to a shard; in the totals, the number of changes that they include. */
  changes: count,
});
export type ProjectStats = z.infer<typeof ProjectStats>;

/** Number of shards of each project. One order can take units from all of them in one transaction. */
export const statsShards = 8;

const shards = Array.from({ length: statsShards }, (_, shard) => shard);

export const projectStats = entity({
  name: 'projectFigures',
  schema: ProjectStats,
  key: (id: ProjectID, shard?: number) => ({
    pk: partitionOf(id),
    sk: shard === undefined ? 'figures' : `figures#${shard}`,
  }),
});

const sharded = [
  'likes',
  'comments',
  'followers',
  'raised',
  'supporters',
  'payments',
  'soldUnits',
  'reservedUnits',
  'remainingUnits',
  'changes',
] as const;

/** Sums of the shards. */
export type ShardedCounts = Record<(typeof sharded)[number], number>;

/** A project's counters, and the shards that they were summed from. */
export interface ReadStats {
  totals: ProjectStats;
  shards: ProjectStats[];
  /** Number of changes that the stored totals include; fewer than all of a project with a card. */
  includedChanges: number;
}

/** Reads a project's counters, strongly consistent. Cost: 1 DynamoDB request. */
export async function readStats(table: Pick<Table, 'query'>, id: ProjectID): Promise<ReadStats | undefined> {
  const { items } = await table.query(projectStats, {
    pk: partitionOf(id),
    beginsWith: 'figures',
    limit: statsShards + 1,
    consistent: true,
  });
  const stored = items.find(({ shard }) => shard === undefined);
  const parts = items.filter(({ shard }) => shard !== undefined);
  return (
    stored && {
      totals: { ...stored, ...sumOfShards(parts) },
      shards: parts,
      includedChanges: stored.changes,
    }
  );
}

/** Sums shards. */
export function sumOfShards(parts: readonly ProjectStats[]): ShardedCounts {
  const sums = Object.fromEntries(
    sharded.map(name => [name, parts.reduce((sum, part) => sum + part[name], 0)]),
  );
  return sums as ShardedCounts; // one entry for each name
}

type Unsharded = Partial<Pick<ProjectStats, 'rolesOpen' | 'members'>>;
type Sharded = Partial<Omit<ShardedCounts, 'changes'>>;

const change = (id: ProjectID, shard: number, amounts: Sharded) =>
  Step.add(projectStats.key(id, shard), { ...amounts, changes: 1 }).when('remainingUnits', 'exists');

type UnitState = 'remainingUnits' | 'reservedUnits' | 'soldUnits';

/** Moves the units of an allocation from one state to another. Refused if a shard has fewer. */
const move = (id: ProjectID, allocation: UnitAllocation, from: UnitState, to: UnitState) =>
  allocation.map(({ shard, quantity }) =>
    change(id, shard, { [from]: -quantity, [to]: quantity }).when(from, '>=', quantity),
  );

/** Counters of a new project, with all of its units available and the roles that it begins with. */
function initialStats(
  { ProjectID: id, numberOfContributions }: ProjectRecord,
  { rolesOpen = 0 }: { rolesOpen?: number } = {},
): ProjectStats {
  return { ...ProjectStats.parse({ ProjectID: id }), remainingUnits: numberOfContributions, rolesOpen };
}

/** The shards of a new project, which share its units evenly. */
function initialShards(project: ProjectRecord): ProjectStats[] {
  const units = sharesOf(project.numberOfContributions, statsShards);
  return shards.map(shard => ({
    ...initialStats(project),
    shard,
    remainingUnits: units[shard] ?? 0,
    unitPrice: unitPrice(project),
  }));
}

/** Steps on the counters. A transaction may contain only one of them per shard. */
export const stats = {
  key: (id: ProjectID) => projectStats.key(id),
  initial: initialStats,
  initialShards,

  create: (project: ProjectRecord, counts: { rolesOpen?: number } = {}) => [
    Step.create(projectStats.key(project.ProjectID), initialStats(project, counts)),
    ...initialShards(project).map(part => Step.create(projectStats.key(project.ProjectID, part.shard), part)),
  ],

  /** Adds to the counters that only the team changes; negative amounts subtract. */
  addToTeam: (id: ProjectID, amounts: Unsharded) =>
    Step.add(projectStats.key(id), amounts).when('remainingUnits', 'exists'),

  /**
   * Adds to the counters that many people change; negative amounts subtract. `by` selects the shard: the id of the
   * person or thing that is counted. Refused if the project has been deleted.
   */
  add: (id: ProjectID, by: string, amounts: Sharded) => change(id, shardIndex(by, statsShards), amounts),

  /** Sets the totals, unless they already include later changes. */
  setTotals: (id: ProjectID, sums: ShardedCounts) =>
    Step.update(projectStats.key(id), sums).when('changes', '<', sums.changes),

  /** Reserves units at a price for an order. Refused if a shard has fewer, or another price. */
  reserveUnits: (id: ProjectID, price: number, allocation: UnitAllocation) =>
    move(id, allocation, 'remainingUnits', 'reservedUnits').map(step =>
      step.when('unitPrice', '=', price).otherwise('UNITS_SOLD_OUT'),
    ),

  /** Releases the units of an order that has expired, failed or been cancelled. */
  releaseUnits: (id: ProjectID, allocation: UnitAllocation) =>
    move(id, allocation, 'reservedUnits', 'remainingUnits'),

  /** Turns reserved units into sold ones. */
  sellReserved: (id: ProjectID, allocation: UnitAllocation) =>
    move(id, allocation, 'reservedUnits', 'soldUnits'),

  /** Sells available units for a payment that arrived after its reservation had ended. Refused if a shard has fewer. */
  sellFree: (id: ProjectID, allocation: UnitAllocation) =>
    move(id, allocation, 'remainingUnits', 'soldUnits').map(step => step.otherwise('UNITS_SOLD_OUT')),

  /** Makes sold units available again after a refund. */
  returnSold: (id: ProjectID, allocation: UnitAllocation) =>
    move(id, allocation, 'soldUnits', 'remainingUnits'),

  /** Offers more units at the same price. */
  addUnits: (id: ProjectID, quantity: number) =>
    sharesOf(quantity, statsShards).flatMap((remainingUnits, shard) =>
      remainingUnits > 0 ? [change(id, shard, { remainingUnits })] : [],
    ),

  /** Withdraws units that are neither sold nor reserved. Refused if a shard has fewer. */
  withdrawUnits: (id: ProjectID, allocation: UnitAllocation) =>
    allocation.map(({ shard, quantity }) =>
      change(id, shard, { remainingUnits: -quantity }).when('remainingUnits', '>=', quantity),
    ),

  /** Sets the number of units at a new price. Refused once any is sold or reserved. */
  reprice: (project: ProjectRecord) =>
    initialShards(project).map(({ shard = 0, remainingUnits, unitPrice: price }) =>
      change(project.ProjectID, shard, {})
        .set({ remainingUnits, unitPrice: price })
        .when('soldUnits', '=', 0)
        .when('reservedUnits', '=', 0)
        .otherwise('INVALID_AMOUNT'),
    ),

  /** Deletes the counters of a project without money, as they were read. Refused if it has received any since. */
  remove: ({ totals, shards: parts }: ReadStats) => [
    Step.remove(projectStats.key(totals.ProjectID)),
    ...parts.map(({ ProjectID: id, shard, ...part }) =>
      Step.remove(projectStats.key(id, shard))
        .when('raised', '=', part.raised)
        .when('supporters', '=', part.supporters)
        .when('soldUnits', '=', part.soldUnits)
        .when('reservedUnits', '=', part.reservedUnits)
        .otherwise('PROJECT_HAS_MONEY'),
    ),
  ],
};

/** Steps on the units of a payment that also add to the counters, in the shard of its first units if it has any. */
export function countUnits<Code extends ErrorCode>(
  id: ProjectID,
  by: string,
  [first, ...others]: readonly Step<ProjectStats, Code>[],
  amounts: Sharded,
): (Step<ProjectStats, Code> | Step<ProjectStats>)[] {
  return first ? [first.add(amounts), ...others] : [stats.add(id, by, amounts)];
}

/** Whether a project has received money, or has units reserved. */
export const hasMoney = ({ raised, supporters, soldUnits, reservedUnits }: ProjectStats): boolean =>
  [raised, supporters, soldUnits, reservedUnits].some(amount => amount !== 0);
