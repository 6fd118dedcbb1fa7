import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { ProjectID, TaskID } from '../ids.ts';

/** Reasons for awarding reputation points; the settings contain the number of points of each. */
export const awardKinds = ['answer', 'submission', 'task', 'completion', 'removal'] as const;
export type AwardKind = (typeof awardKinds)[number];

/** An award of reputation points. Project and task are absent if they have been deleted. */
export const Award = z.object({
  kind: z.enum(awardKinds),
  points: z.int(),
  at: Instant,
  project: z.optional(z.object({ ProjectID, name: z.string(), shortName: z.string() })),
  task: z.optional(z.object({ TaskID, Title: z.string() })),
});
export type Award = z.infer<typeof Award>;

/** Points that the assignee of a task received for its acceptance, or would receive if it were accepted now. */
export const TaskReward = z.object({
  points: z.int(),
  /** Time from which the owner can award the person points for tasks again; only if there are no points. */
  nextAt: z.optional(Instant),
});
export type TaskReward = z.infer<typeof TaskReward>;

/** Points by the reason for their award, each kind once. */
export const PointsByKind = z.array(z.object({ kind: z.enum(awardKinds), points: z.int() }));
export type PointsByKind = z.infer<typeof PointsByKind>;
