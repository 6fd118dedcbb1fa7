import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { likeProject } from './likeProject.ts';

export const handler = lambda(projects.likeProject, ({ ProjectID, body, caller }, outside) =>
  likeProject(outside, { ProjectID, UserID: caller.UserID, liked: body.liked }),
);
