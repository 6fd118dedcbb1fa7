import * as z from 'zod/mini';
import { type Followed, followersPartition } from '#functions/authors/follow.store.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { NotificationID, ProgressEntryID, ProjectID, ProspectID, UserID } from '#shared/ids.ts';

/** Kinds of notifications for followers of a project, and of a person: `followedProject`. */
export const followedKinds = [
  'followedUpdate',
  'followedRole',
  'followedStone',
  'followedGoal',
  'followedMilestone',
  'followedMilestoneAndStone',
  'followedMilestoneAndGoal',
  'followedHalted',
  'followedResumed',
  'followedCompleted',
  'followedProject',
] as const;

/** Something that followers of a project or person are told, with what must still be there when they are. */
export const News = z.object({
  /** Id of the notification of each follower, so that no follower is told twice. */
  NotificationID,
  kind: z.enum(followedKinds),
  ProjectID,
  /** The person whose followers are told, of their new project; absent if the followers of the project are. */
  OwnerUserID: z.optional(UserID),
  ProgressEntryID: z.optional(ProgressEntryID),
  ProspectID: z.optional(ProspectID),
  /** Number of stones that the project has reached. */
  stones: z.optional(z.int()),
  /** Name of the highest milestone of its owner's own that the project has reached. */
  milestone: z.optional(z.string()),
});
export type News = z.infer<typeof News>;

/** The project or person whose followers are told. */
export const followedOf = ({ ProjectID: id, OwnerUserID: owner }: News): Followed =>
  owner ? { kind: 'person', id: owner } : { kind: 'project', id };

const NewsQueue = z.object({
  /** The first is being told. */
  waiting: z.array(News),
  /** Time at which its telling began. */
  since: Instant,
  /** Changes with each write. */
  version: z.int(),
});
export type NewsQueue = z.infer<typeof NewsQueue>;

/** News of one project or person that wait until those before them have been told, at most as many as `longestQueue`. */
export const newsQueues = entity({
  name: 'newsQueue',
  schema: NewsQueue,
  key: (followed: Followed) => ({ pk: followersPartition(followed), sk: 'newsQueue' }),
});

/** News beyond this number is dropped: ten entries and as many roles an hour may wait. */
const longestQueue = 50;

export const isFull = ({ waiting }: NewsQueue): boolean => waiting.length >= longestQueue;

export const newsQueue = {
  /** A queue of one piece of news. Refused if another has begun since. */
  begin: (news: News, at: string) =>
    Step.create(newsQueues.key(followedOf(news)), { waiting: [news], since: at, version: 1 }),

  /** Removes the first news, which has been lost, and appends news. Refused if the queue has changed since it was read. */
  skip: ({ waiting: [, ...left], version }: NewsQueue, news: News, at: string) => {
    const queue = { waiting: [...left, news], since: at, version: version + 1 };
    return Step.put(newsQueues.key(followedOf(news)), queue).when('version', '=', version);
  },

  /** Appends news. Refused if the queue has changed since it was read. */
  append: (read: NewsQueue, news: News) => {
    const queue = { ...read, waiting: [...read.waiting, news], version: read.version + 1 };
    return Step.put(newsQueues.key(followedOf(news)), queue).when('version', '=', read.version);
  },

  /** Removes the first news. Refused if the queue has changed since it was read. */
  advance: (followed: Followed, { waiting, version }: NewsQueue, at: string) => {
    const [, ...left] = waiting;
    const key = newsQueues.key(followed);
    const step =
      left.length > 0 ? Step.put(key, { waiting: left, since: at, version: version + 1 }) : Step.remove(key);
    return step.when('version', '=', version);
  },
};
