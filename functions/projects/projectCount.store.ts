import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import type { ProjectState } from '#shared/lifecycle.ts';

/** States in which a project counts against its owner's plan. */
const counting: readonly ProjectState[] = ['submitted', 'approved', 'in-development', 'halted'];

/** Whether a project with this status counts against the plan. */
export const countsAgainstPlan = (status: ProjectState): boolean => counting.includes(status);

const ProjectCount = z.object({ open: z.int() });
export type ProjectCount = z.infer<typeof ProjectCount>;

const items = entity({
  name: 'projectCount',
  schema: ProjectCount,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'projectCount' }),
});

/** Number of a user's projects that count against their plan. */
export const projectCount = {
  key: (id: UserID) => items.key(id),

  /** Increments the count within the limit of the plan or the points. The first project creates the item. */
  increment: (id: UserID, known: ProjectCount | undefined, most: number) =>
    known
      ? Step.add(items.key(id), { open: 1 }).when('open', '<', most).otherwise('PROJECT_LIMIT_REACHED')
      : Step.create(items.key(id), { open: 1 }),

  /** Condition only: no project counts against the plan. */
  noneOpen: (id: UserID, known: ProjectCount | undefined) =>
    known ? Step.check(items.key(id)).when('open', '=', 0) : Step.absent(items.key(id)),

  decrement: (id: UserID) => Step.add(items.key(id), { open: -1 }).when('open', '>', 0),
};
