import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { approveProject } from './approveProject.ts';

export const handler = lambda(admin.approveProject, ({ ProjectID, body, caller }, outside) =>
  approveProject(outside, { ProjectID, message: body.message, caller }),
);
