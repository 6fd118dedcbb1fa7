import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { followersPartition } from '#functions/projects/follow.store.ts';
import type { ProjectID } from '#shared/ids.ts';

const StoneMark = z.object({ reached: z.int() });
type StoneMark = z.infer<typeof StoneMark>;

/** Highest number of stones of which the followers of a project have been told. Refunds do not lower it. */
export const stoneMarks = entity({
  name: 'stoneMark',
  schema: StoneMark,
  key: (id: ProjectID) => ({ pk: followersPartition({ kind: 'project', id }), sk: 'stoneMark' }),
});

/** Raises a mark. Refused if it has changed since it was read: another payment has reached a stone. */
export const raiseMark = (id: ProjectID, read: StoneMark | undefined, reached: number) =>
  read
    ? Step.put(stoneMarks.key(id), { reached }).when('reached', '=', read.reached)
    : Step.create(stoneMarks.key(id), { reached });
