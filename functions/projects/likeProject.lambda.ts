import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { likeProject, likeRefs } from './likeProject.ts';

export const handler = lambda(projects.likeProject, {
  beside: ({ ProjectID, by }) => likeRefs(ProjectID, by),
  run: ({ ProjectID, body, caller }, deps) =>
    likeProject(deps, { ProjectID, UserID: caller.UserID, liked: body.liked }),
});
