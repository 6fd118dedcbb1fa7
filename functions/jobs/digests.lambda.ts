import { sendDigests } from '#functions/notifications/sendDigests.ts';
import { job } from '#functions/platform/job.ts';
import { mailExtras } from '#functions/platform/mailDeps.ts';
import { makeDigestProjects } from '#functions/projects/market/digestProjects.ts';

export const handler = job(
  'digests',
  (_event: unknown, deps) => sendDigests(deps, makeDigestProjects(deps)),
  mailExtras,
);
