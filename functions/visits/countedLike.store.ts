import * as z from 'zod/mini';
import { shortHashOf } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { day, second } from '#shared/time.ts';
import { dayNumber } from './visitCounts.store.ts';

/** Likes that were counted today and taken back, so that giving one again does not count. */
export const countedLikes = entity({
  name: 'countedLike',
  schema: z.object({ ttl: z.int() }),
  key: (id: ProjectID, user: UserID, at: string) => ({
    pk: `countedLike#${shortHashOf(JSON.stringify([id, user, dayNumber(at)]))}`,
    sk: 'countedLike',
  }),
  ttl: ({ ttl }) => ttl,
});

/** Notes that a user's like of a project, which has been counted today, is taken back. */
export const noteCountedLike = (id: ProjectID, user: UserID, at: string) =>
  Step.put(countedLikes.key(id, user, at), { ttl: ((dayNumber(at) + 2) * day) / second });
