import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { followKinds } from '#shared/entities/follow.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

const StoredFollow = z.object({
  kind: z.enum(followKinds),
  /** Id of the project or person. */
  id: z.string(),
  /** The follower. */
  UserID,
  /** `stopped` is kept, so that a later gift or application does not begin it again. */
  state: z.enum(['following', 'stopped']),
  /** Time of the last change. */
  at: Instant,
});
export type StoredFollow = z.infer<typeof StoredFollow>;

/** The thing that is followed. */
export type Followed = Pick<StoredFollow, 'kind' | 'id'>;

/** Partition of the followers of something. */
export const followersPartition = ({ kind, id }: Followed): string => `followers#${kind}#${id}`;

/** One item per follower and what they follow, also after they have stopped; `gsi1` lists what a person follows. */
export const follows = entity({
  name: 'follow',
  schema: StoredFollow,
  key: (followed: Followed, follower: UserID) => ({
    pk: followersPartition(followed),
    sk: `follower#${follower}`,
  }),
  gsi1: ({ UserID: follower, state, at, kind, id }) => ({
    pk: `follows#${follower}`,
    sk: `${state}#${at}#${kind}#${id}`,
  }),
});

/** Everybody who follows something or has stopped, in the order of their ids. */
export const followersOf = (followed: Followed) =>
  ({ pk: followersPartition(followed), beginsWith: 'follower#' }) as const;

/** Everything that a person follows, the latest first. */
export const followedBy = (id: UserID) =>
  ({ index: 'gsi1', pk: `follows#${id}`, beginsWith: 'following#', order: 'desc' }) as const;

/** Everything that a person follows or has stopped following. */
export const allFollowsOf = (id: UserID) => ({ index: 'gsi1', pk: `follows#${id}` }) as const;

export const isFollowing = (follow: StoredFollow | undefined): boolean => follow?.state === 'following';

export const followSteps = {
  /** Begins or ends following; `read` is the item as it was read. Refused if it has changed since. */
  change: (
    followed: Followed,
    follower: UserID,
    { read, state, at }: { read: StoredFollow | undefined } & Pick<StoredFollow, 'state' | 'at'>,
  ) => {
    const key = follows.key(followed, follower);
    if (!read) return Step.create(key, { ...followed, UserID: follower, state, at });
    return Step.update(key, { state, at }, read).when('at', '=', read.at).when('state', '=', read.state);
  },

  remove: ({ kind, id, UserID: follower, state }: StoredFollow) =>
    Step.remove(follows.key({ kind, id }, follower)).when('state', '=', state),
};
