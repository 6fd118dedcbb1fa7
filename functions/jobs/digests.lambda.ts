import { sendDigests } from '#functions/notifications/sendDigests.ts';
import { job } from '#functions/platform/job.ts';
import { jobExtras } from '#functions/platform/jobDeps.ts';

export const handler = job('digests', (_event: unknown, deps) => sendDigests(deps), jobExtras);
