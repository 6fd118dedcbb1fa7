import { sendDigests } from '#functions/notifications/sendDigests.ts';
import { unsubscribeLinks } from '#functions/notifications/unsubscribeToken.ts';
import { job } from '#functions/platform/job.ts';
import { mailer } from '#functions/platform/mailDeps.ts';
import { makeDigestProjects } from '#functions/projects/market/digestProjects.ts';

/** Sends the daily and weekly digests that are due. */
export const digests = job('digests', {
  uses: [mailer, unsubscribeLinks],
  run: (_event: unknown, deps) => sendDigests(deps, makeDigestProjects(deps)),
});
