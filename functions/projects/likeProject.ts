import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { countedLikes, noteCountedLike } from '#functions/visits/countedLike.store.ts';
import { countOutcome, dayNumber } from '#functions/visits/visitCounts.store.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { likeSteps, likes } from './like.store.ts';
import { projects } from './project.store.ts';
import { readStats, stats } from './stats.store.ts';

const attempts = limit('likeProject', 500, 'day');

/** Adds or removes the caller's like of a public project. Idempotent. */
export const likeProject = operation(contracts.likeProject, {
  load: async ({ ProjectID, callerId }, { table, now }) => ({
    project: projects.key(ProjectID),
    counted: await readStats(table, ProjectID),
    like: likes.key(ProjectID, callerId),
    countedToday: countedLikes.key(ProjectID, callerId, now()),
  }),
  maxAttempts: 3,
  async run(
    {
      ProjectID,
      body: { liked },
      caller: { UserID },
      request: { visitSource },
      loaded: { project, counted, like, countedToday },
    },
    deps,
  ) {
    const { table, now } = deps;
    if (!project || !counted || !isPublic(project)) return refuse('PROJECT_NOT_FOUND');
    if (liked === (like !== undefined)) return { liked, likes: counted.totals.likes };

    const tooMany = await enforceLimit(deps, attempts, UserID);
    if (tooMany) return tooMany;

    const at = now();
    const difference = liked ? 1 : -1;
    // A like counts as an outcome of its day. While it stands it cannot be given again, so that only taking it back has to be noted.
    const isOutcome = !countedToday && project.OwnerUserID !== UserID;
    const isCounted = isOutcome && like !== undefined && dayNumber(like.at) === dayNumber(at);
    const refused = await table.transact(
      liked ? likeSteps.like(ProjectID, UserID, at) : likeSteps.takeBack(ProjectID, UserID),
      stats.add(ProjectID, UserID, { likes: difference }),
      liked && isOutcome ? countOutcome.like(ProjectID, at, UserID, visitSource) : undefined,
      isCounted ? noteCountedLike(ProjectID, UserID, at) : undefined,
    );
    return refused ? refuse('CONCURRENT_UPDATE') : { liked, likes: counted.totals.likes + difference };
  },
});
