import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { followSteps, follows, isFollowing } from '#functions/authors/follow.store.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { follows as contracts } from '#shared/contracts/follows.ts';
import type { FollowKind } from '#shared/entities/follow.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { countFollower } from './countFollower.ts';

/**
 * Makes the caller follow a public project or an active person, or stop. Stopping works whatever has become of them. A blocked person
 * is answered like any other; they only hear nothing. Cost: 3 DynamoDB requests.
 */
export const changeFollow = operation(contracts.changeFollow, {
  load: ({ FollowedID: id, body: { kind }, callerId }) => ({
    project: kind === 'project' ? projects.key(ProjectID.parse(id)) : undefined,
    person: kind === 'person' ? authors.key(UserID.parse(id)) : undefined,
    follow: follows.key({ kind, id }, callerId),
  }),
  limit: perPerson(200, 'day'),
  maxAttempts: 3,
  async run({ FollowedID: id, body: { kind, following }, caller, loaded }, { table, now }) {
    const { project, person, follow } = loaded;
    const { UserID: follower } = caller;
    const obstacle = following ? obstacleTo(kind, { project, person }, follower) : undefined;
    if (obstacle) return refuse(obstacle);
    if (following === isFollowing(follow)) return { following };

    const followed = { kind, id };
    const state = following ? 'following' : 'stopped';
    const isCounted = project !== undefined || (person !== undefined && person.status !== 'deleted');
    const refused = await table.transact(
      followSteps.change(followed, follower, { read: follow, state, at: now() }),
      isCounted ? countFollower(followed, follower, following ? 1 : -1) : undefined,
    );
    return refused ? refuse('CONCURRENT_UPDATE') : { following };
  },
});

interface Found {
  project: ProjectRecord | undefined;
  person: StoredUser | undefined;
}

/** Reason why a person cannot follow something; undefined if they can. */
function obstacleTo(kind: FollowKind, { project, person }: Found, follower: UserID) {
  if (kind === 'project') {
    if (!project || !isPublic(project)) return 'PROJECT_NOT_FOUND';
    return project.OwnerUserID === follower ? 'FORBIDDEN' : undefined;
  }
  if (person?.status !== 'active') return 'AUTHOR_NOT_FOUND';
  return person.UserID === follower ? 'FORBIDDEN' : undefined;
}
