import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { likeSteps, type likes } from './like.store.ts';
import { isPublic, type projects } from './project.store.ts';
import { type ReadStats, stats } from './stats.store.ts';

/** Adds or removes the caller's like of a public project. Idempotent. */
export async function likeProject(
  {
    ProjectID,
    body: { liked },
    caller: { UserID },
    loaded: [project, counted, like],
  }: Input<typeof contracts.likeProject, [typeof projects, ReadStats | undefined, typeof likes]>,
  deps: Deps,
) {
  const { table, now } = deps;
  if (!project || !counted || !isPublic(project.status)) return refuse('PROJECT_NOT_FOUND');
  if (liked === (like !== undefined)) return { liked, likes: counted.totals.likes };

  const tooMany = await enforceLimit(deps, 'likeProject', UserID);
  if (tooMany) return tooMany;

  const difference = liked ? 1 : -1;
  const refused = await table.transact(
    liked ? likeSteps.like(ProjectID, UserID, now()) : likeSteps.takeBack(ProjectID, UserID),
    stats.add(ProjectID, UserID, { likes: difference }),
  );
  return refused ? refuse('CONCURRENT_UPDATE') : { liked, likes: counted.totals.likes + difference };
}
