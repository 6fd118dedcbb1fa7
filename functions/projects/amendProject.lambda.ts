import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { amendProject, amendRefs } from './amendProject.ts';

export const handler = lambda(projects.amendProject, {
  beside: ({ ProjectID, body, by }) => amendRefs({ ProjectID, ...body, by }),
  run: ({ ProjectID, body, caller }, outside) =>
    amendProject(outside, { ProjectID, change: body.change, resubmit: body.resubmit === true, caller }),
});
