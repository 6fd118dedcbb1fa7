import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ProjectID } from '#shared/ids.ts';
import { partitionOf } from './project.store.ts';

const count = z._default(z.int(), 0);

/** What is counted of a project. Apart from its text, so that likes and payments never meet an edit. */
const ProjectStats = z.object({
  ProjectID,
  likes: count,
  comments: count,
  /** Minor units given and paid for points, refunds taken off. */
  raised: count,
  supporters: count,
  soldUnits: count,
  reservedUnits: count,
  /** Neither sold nor reserved. */
  remainingUnits: count,
  rolesOpen: count,
  /** People in the team beside the owner. */
  members: count,
  /** Open requests. */
  applicants: count,
});
export type ProjectStats = z.infer<typeof ProjectStats>;

/** The figures of each project. */
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
 * Steps on the figures. A transaction may hold one of them only for each project: join further amounts by
 * `.add({ raised, supporters })`.
 */
export const stats = {
  key: (id: ProjectID) => projectStats.key(id),

  /** The figures of a new project: all of its units are to be had. */
  initial,
  create: (id: ProjectID, numberOfContributions: number) =>
    Step.create(projectStats.key(id), initial(id, numberOfContributions)),

  /** Adds to any figures of a project that is there; negative amounts subtract. */
  add,

  /** Sets units aside for an order; refused when fewer are left. */
  reserveUnits: (id: ProjectID, quantity: number) =>
    add(id, { remainingUnits: -quantity, reservedUnits: quantity })
      .when('remainingUnits', '>=', quantity)
      .otherwise('UNITS_SOLD_OUT'),

  /** Gives reserved units back: the order expired, failed or was cancelled. */
  releaseUnits: (id: ProjectID, quantity: number) =>
    add(id, { remainingUnits: quantity, reservedUnits: -quantity }).when('reservedUnits', '>=', quantity),

  /** Reserved units are paid for. */
  sellReserved: (id: ProjectID, quantity: number) =>
    add(id, { reservedUnits: -quantity, soldUnits: quantity }).when('reservedUnits', '>=', quantity),

  /** Money came after the reservation had ended: sells units that are still free; refused when fewer are left. */
  sellFree: (id: ProjectID, quantity: number) =>
    add(id, { remainingUnits: -quantity, soldUnits: quantity })
      .when('remainingUnits', '>=', quantity)
      .otherwise('UNITS_SOLD_OUT'),

  /** Sold units are free again after a refund. */
  returnSold: (id: ProjectID, quantity: number) =>
    add(id, { remainingUnits: quantity, soldUnits: -quantity }).when('soldUnits', '>=', quantity),

  /** So many units more (or fewer) are offered at the same price; never fewer than are sold or reserved. */
  resize: (id: ProjectID, difference: number) =>
    add(id, { remainingUnits: difference })
      .when('remainingUnits', '>=', Math.max(0, -difference))
      .otherwise('INVALID_AMOUNT'),

  /** Units are offered at another price: as long as none is sold or reserved. */
  reprice: (id: ProjectID, numberOfContributions: number) =>
    add(id, {})
      .set({ remainingUnits: numberOfContributions })
      .when('soldUnits', '=', 0)
      .when('reservedUnits', '=', 0)
      .otherwise('INVALID_AMOUNT'),

  /** The figures go with their project, which no money has reached. */
  remove: (id: ProjectID) =>
    Step.remove(projectStats.key(id))
      .when('raised', '=', 0)
      .when('supporters', '=', 0)
      .when('soldUnits', '=', 0)
      .when('reservedUnits', '=', 0)
      .otherwise('PROJECT_HAS_MONEY'),
};
