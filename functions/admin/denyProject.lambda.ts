import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { denyProject } from './denyProject.ts';

export const handler = lambda(admin.denyProject, ({ ProjectID, body, caller }, outside) =>
  denyProject(outside, { ProjectID, reason: body.reason, caller }),
);
