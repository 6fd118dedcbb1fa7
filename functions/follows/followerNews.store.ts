import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { followersPartition } from '#functions/projects/follow.store.ts';
import { Instant } from '#shared/fields.ts';
import { NotificationID, ProgressEntryID, ProjectID, ProspectID } from '#shared/ids.ts';

/** Kinds of notifications for followers of a project. */
export const followedKinds = [
  'followedUpdate',
  'followedRole',
  'followedStone',
  'followedGoal',
  'followedHalted',
  'followedResumed',
  'followedCompleted',
] as const;

/** Something that followers of a project are told, with what must still be there when they are. */
export const News = z.object({
  /** Id of the notification of each follower, so that nobody is told twice. */
  NotificationID,
  kind: z.enum(followedKinds),
  ProjectID,
  ProgressEntryID: z.optional(ProgressEntryID),
  ProspectID: z.optional(ProspectID),
  /** Number of stones that the project has reached. */
  stones: z.optional(z.int()),
});
export type News = z.infer<typeof News>;

const NewsQueue = z.object({
  /** The first is being told. */
  waiting: z.array(News),
  /** Time at which its telling began. */
  since: Instant,
  /** Changes with each write. */
  version: z.int(),
});
export type NewsQueue = z.infer<typeof NewsQueue>;

/** News of one project that wait until those before them have been told, at most as many as `longestQueue`. */
export const newsQueues = entity({
  name: 'newsQueue',
  schema: NewsQueue,
  key: (id: ProjectID) => ({ pk: followersPartition({ kind: 'project', id }), sk: 'newsQueue' }),
});

/** News beyond this number is dropped: ten entries and as many roles an hour may wait. */
const longestQueue = 50;

export const isFull = ({ waiting }: NewsQueue): boolean => waiting.length >= longestQueue;

export const newsQueue = {
  /** A queue of one piece of news. Refused if another has begun since. */
  begin: (id: ProjectID, news: News, at: string) =>
    Step.create(newsQueues.key(id), { waiting: [news], since: at, version: 1 }),

  /** Removes the first news, which has been lost, and appends news. Refused if the queue has changed since it was read. */
  skip: (id: ProjectID, { waiting: [, ...left], version }: NewsQueue, news: News, at: string) => {
    const queue = { waiting: [...left, news], since: at, version: version + 1 };
    return Step.put(newsQueues.key(id), queue).when('version', '=', version);
  },

  /** Appends news. Refused if the queue has changed since it was read. */
  append: (id: ProjectID, read: NewsQueue, news: News) => {
    const queue = { ...read, waiting: [...read.waiting, news], version: read.version + 1 };
    return Step.put(newsQueues.key(id), queue).when('version', '=', read.version);
  },

  /** Removes the first news. Refused if the queue has changed since it was read. */
  advance: (id: ProjectID, { waiting, version }: NewsQueue, at: string) => {
    const [, ...left] = waiting;
    const key = newsQueues.key(id);
    const step =
      left.length > 0 ? Step.put(key, { waiting: left, since: at, version: version + 1 }) : Step.remove(key);
    return step.when('version', '=', version);
  },
};
