import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ProjectID } from '#shared/ids.ts';
import { partitionOf } from './project.store.ts';

const count = z._default(z.int(), 0);

/** Counters of a project, in an item of their own so that likes and payments never conflict with edits. */
const ProjectStats = z.object({
  ProjectID,
  likes: count,
  comments: count,
  /** Donations and paid points less refunds, in minor units. */
  raised: count,
  supporters: count,
  soldUnits: count,
  reservedUnits: count,
  /** Neither sold nor reserved. */
  remainingUnits: count,
  rolesOpen: count,
  /** Team members other than the owner. */
  members: count,
  /** Pending applications. */
  applicants: count,
});
export type ProjectStats = z.infer<typeof ProjectStats>;

export const projectStats = entity({
  name: 'projectFigures',
  schema: ProjectStats,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'figures' }),
});

type Amounts = Partial<Record<Exclude<keyof ProjectStats, 'ProjectID'>, number>>;

const add = (id: ProjectID, amounts: Amounts) =>
  Step.add(projectStats.key(id), amounts).when('remainingUnits', 'exists');

const initial = (id: ProjectID, numberOfContributions: number): ProjectStats => ({
  ...ProjectStats.parse({ ProjectID: id }),
  remainingUnits: numberOfContributions,
});

/**
 * Steps on the stats. A transaction may contain only one of them per project: add further amounts with `.add({ raised,
 * supporters })`.
 */
export const stats = {
  key: (id: ProjectID) => projectStats.key(id),

  /** Stats of a new project, with all of its units available. */
  initial,
  create: (id: ProjectID, numberOfContributions: number) =>
    Step.create(projectStats.key(id), initial(id, numberOfContributions)),

  /** Adds to the stats of an existing project; negative amounts subtract. */
  add,

  /** Reserves units for an order. Refused if fewer are available. */
  reserveUnits: (id: ProjectID, quantity: number) =>
    add(id, { remainingUnits: -quantity, reservedUnits: quantity })
      .when('remainingUnits', '>=', quantity)
      .otherwise('UNITS_SOLD_OUT'),

  /** Releases the units of an order that has expired, failed or been cancelled. */
  releaseUnits: (id: ProjectID, quantity: number) =>
    add(id, { remainingUnits: quantity, reservedUnits: -quantity }).when('reservedUnits', '>=', quantity),

  /** Turns reserved units into sold ones. */
  sellReserved: (id: ProjectID, quantity: number) =>
    add(id, { reservedUnits: -quantity, soldUnits: quantity }).when('reservedUnits', '>=', quantity),

  /**
   * Sells available units for a payment that arrived after its reservation had ended. Refused if fewer are available.
   */
  sellFree: (id: ProjectID, quantity: number) =>
    add(id, { remainingUnits: -quantity, soldUnits: quantity })
      .when('remainingUnits', '>=', quantity)
      .otherwise('UNITS_SOLD_OUT'),

  /** Makes sold units available again after a refund. */
  returnSold: (id: ProjectID, quantity: number) =>
    add(id, { remainingUnits: quantity, soldUnits: -quantity }).when('soldUnits', '>=', quantity),

  /** Changes the number of units at the same price; never below those sold or reserved. */
  resize: (id: ProjectID, difference: number) =>
    add(id, { remainingUnits: difference })
      .when('remainingUnits', '>=', Math.max(0, -difference))
      .otherwise('INVALID_AMOUNT'),

  /** Sets the number of units at a new price. Refused once any is sold or reserved. */
  reprice: (id: ProjectID, numberOfContributions: number) =>
    add(id, {})
      .set({ remainingUnits: numberOfContributions })
      .when('soldUnits', '=', 0)
      .when('reservedUnits', '=', 0)
      .otherwise('INVALID_AMOUNT'),

  /** Deletes the stats of a project that has received no payments. */
  remove: (id: ProjectID) =>
    Step.remove(projectStats.key(id))
      .when('raised', '=', 0)
      .when('supporters', '=', 0)
      .when('soldUnits', '=', 0)
      .when('reservedUnits', '=', 0)
      .otherwise('PROJECT_HAS_MONEY'),
};
