import type { Followed } from '#functions/authors/follow.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

/** Counts a follower of a project or person, or counts them no more. */
export const countFollower = ({ kind, id }: Followed, follower: UserID, change: 1 | -1) =>
  kind === 'project'
    ? stats.add(ProjectID.parse(id), follower, { followers: change })
    : personCounts.add(UserID.parse(id), { followers: change });
