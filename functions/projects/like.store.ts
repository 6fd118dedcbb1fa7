import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { partitionOf } from './project.store.ts';

/** Likes: one item per user and project, so that each user counts once. */
export const likes = entity({
  name: 'like',
  schema: z.object({ ProjectID, UserID, at: Instant }),
  key: (project: ProjectID, user: UserID) => ({ pk: partitionOf(project), sk: `like#${user}` }),
});

export const likeSteps = {
  like: (ProjectID: ProjectID, UserID: UserID, at: string) =>
    Step.create(likes.key(ProjectID, UserID), { ProjectID, UserID, at }),
  takeBack: (ProjectID: ProjectID, UserID: UserID) =>
    Step.remove(likes.key(ProjectID, UserID)).when('at', 'exists'),
};
