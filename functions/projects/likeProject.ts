import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { likeSteps, likes } from './like.store.ts';
import { isPublic, projects } from './project.store.ts';
import { projectStats, stats } from './stats.store.ts';

interface Liking {
  ProjectID: ProjectID;
  UserID: UserID;
  liked: boolean;
}

/** What is read first. */
export const likeRefs = (id: ProjectID, by: UserID) =>
  [projects.key(id), projectStats.key(id), likes.key(id, by)] as const;

/** A like, or the taking back of one, with the count; either twice is the same as once. */
export async function likeProject({ table, now }: Deps, { ProjectID, UserID, liked }: Liking) {
  for (let tried = 0; tried < 3; tried++) {
    const [project, counted, like] = await table.batchGet(...likeRefs(ProjectID, UserID));
    if (!project || !counted || !isPublic(project.status)) return refuse('PROJECT_NOT_FOUND');
    if (liked === (like !== undefined)) return { liked, likes: counted.likes };

    const by = liked ? 1 : -1;
    const outcome = await table.transact(
      liked ? likeSteps.like(ProjectID, UserID, now()) : likeSteps.takeBack(ProjectID, UserID),
      stats.add(ProjectID, { likes: by }),
    );
    if (!isRefusal(outcome)) return { liked, likes: counted.likes + by };
  }
  return refuse('CONCURRENT_UPDATE');
}
