import * as z from 'zod/mini';
import { ProjectID } from '../ids.ts';
import { planTypeIds } from '../plans.ts';

/** Projects and teams that a person's plan and points allow. */
export const ProjectAllowance = z.object({
  planTypeId: z.enum(planTypeIds),
  /** Contribution points so far. */
  points: z.int(),
  /** Projects of the person that count against their plan. */
  open: z.int(),
  /** Maximum of `open` that the plan or the points allow. */
  most: z.int(),
  /** The active teams because of which the person cannot apply for another role; empty if they can. */
  teams: z.array(z.object({ ProjectID, shortName: z.string() })),
});
export type ProjectAllowance = z.infer<typeof ProjectAllowance>;
