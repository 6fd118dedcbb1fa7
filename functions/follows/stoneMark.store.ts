import * as z from 'zod/mini';
import { followersPartition } from '#functions/authors/follow.store.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';

const StoneMark = z.object({
  /** Number of stones that count as told. */
  reached: z.int(),
  /**
   * Highest sum that has been reached: the milestones of an owner's own up to it count as told, also those that are named or moved there
   * later. Absent while a project has no milestones, so that not each payment writes the mark.
   */
  highest: z.optional(z.int()),
  /**
   * While nothing has been told: the sum without the payments that have been looked at, whose stones are taken as told, and the time of
   * the first look.
   */
  taken: z.optional(z.object({ raised: z.int(), at: Instant })),
  /** Changes with each write; absent from marks of a version before this one. */
  version: z.optional(z.int()),
});
export type StoneMark = z.infer<typeof StoneMark>;

/** The stones and the sum up to which the followers of a project have been told. Refunds do not lower them. */
export const stoneMarks = entity({
  name: 'stoneMark',
  schema: StoneMark,
  key: (id: ProjectID) => ({ pk: followersPartition({ kind: 'project', id }), sk: 'stoneMark' }),
});

/** Writes a mark. Refused if it has changed since it was read: another payment has been looked at. */
export function writeMark(
  id: ProjectID,
  read: StoneMark | undefined,
  { reached, highest, taken }: Omit<StoneMark, 'version'>,
) {
  const mark = {
    reached,
    ...(highest !== undefined && { highest }),
    ...(taken && { taken }),
    version: (read?.version ?? 0) + 1,
  };
  if (!read) return Step.create(stoneMarks.key(id), mark);
  const step = Step.put(stoneMarks.key(id), mark);
  return read.version === undefined
    ? step.when('version', 'absent').when('reached', '=', read.reached)
    : step.when('version', '=', read.version);
}
