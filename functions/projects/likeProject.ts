import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { type countedLikes, noteCountedLike } from '#functions/visits/countedLike.store.ts';
import { countOutcome } from '#functions/visits/visitCounts.store.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { likeSteps, type likes } from './like.store.ts';
import type { projects } from './project.store.ts';
import { type ReadStats, stats } from './stats.store.ts';

/** Adds or removes the caller's like of a public project. Idempotent. */
export async function likeProject(
  {
    ProjectID,
    body: { liked },
    caller: { UserID },
    request: { visitSource },
    loaded: [project, counted, like, countedToday],
  }: Input<
    typeof contracts.likeProject,
    [typeof projects, ReadStats | undefined, typeof likes, typeof countedLikes]
  >,
  deps: Deps,
) {
  const { table, now } = deps;
  if (!project || !counted || !isPublic(project)) return refuse('PROJECT_NOT_FOUND');
  if (liked === (like !== undefined)) return { liked, likes: counted.totals.likes };

  const tooMany = await enforceLimit(deps, 'likeProject', UserID);
  if (tooMany) return tooMany;

  const at = now();
  const difference = liked ? 1 : -1;
  const isOutcome = liked && !countedToday && project.OwnerUserID !== UserID;
  const refused = await table.transact(
    liked ? likeSteps.like(ProjectID, UserID, at) : likeSteps.takeBack(ProjectID, UserID),
    stats.add(ProjectID, UserID, { likes: difference }),
    ...(isOutcome
      ? [noteCountedLike(ProjectID, UserID, at), countOutcome.like(ProjectID, at, UserID, visitSource)]
      : []),
  );
  return refused ? refuse('CONCURRENT_UPDATE') : { liked, likes: counted.totals.likes + difference };
}
