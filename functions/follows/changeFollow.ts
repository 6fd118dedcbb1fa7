import { perPerson } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { followSteps, follows, isFollowing } from '#functions/projects/follow.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { follows as contracts } from '#shared/contracts/follows.ts';
import { ProjectID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';

/**
 * Makes the caller follow a public project, or stop. Stopping works whatever has become of the project. A blocked person is answered
 * like any other; they only hear nothing. Cost: 3 DynamoDB requests.
 */
export const changeFollow = operation(contracts.changeFollow, {
  load: ({ FollowedID, body: { kind }, callerId }) => ({
    project: projects.key(ProjectID.parse(FollowedID)),
    follow: follows.key({ kind, id: FollowedID }, callerId),
  }),
  limit: perPerson(200, 'day'),
  maxAttempts: 3,
  async run(
    { FollowedID: id, body: { kind, following }, caller: { UserID }, loaded: { project, follow } },
    { table, now },
  ) {
    if (following && !(project && isPublic(project))) return refuse('PROJECT_NOT_FOUND');
    if (following && project?.OwnerUserID === UserID) return refuse('FORBIDDEN');
    if (following === isFollowing(follow)) return { following };

    const state = following ? 'following' : 'stopped';
    const refused = await table.transact(
      followSteps.change({ kind, id }, UserID, { read: follow, state, at: now() }),
      project && stats.add(project.ProjectID, UserID, { followers: following ? 1 : -1 }),
    );
    return refused ? refuse('CONCURRENT_UPDATE') : { following };
  },
});
