import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { amendProject } from './amendProject.ts';

export const handler = lambda(projects.amendProject, ({ ProjectID, body, caller }, outside) =>
  amendProject(outside, { ProjectID, change: body.change, resubmit: body.resubmit === true, caller }),
);
