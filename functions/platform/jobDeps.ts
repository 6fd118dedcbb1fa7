import type { Deps, ExtraDeps, ResolvedDeps } from './deps.ts';
import { makeMail } from './mail/mail.ts';
import { queueOf } from './workQueue.ts';

/** Extra dependencies of code that sends email, each with its factory. */
export const mailExtras = { mail: makeMail } satisfies ExtraDeps;

/** Dependencies of code that sends email. */
export type MailDeps = Deps & ResolvedDeps<typeof mailExtras>;

/** Extra dependencies of event handlers and projections, each with its factory. */
export const jobExtras = {
  ...mailExtras,
  payoutQueue: () => queueOf<unknown>('PAYOUT_QUEUE_URL'),
} satisfies ExtraDeps;

/** Dependencies of event handlers and projections. */
export type JobDeps = Deps & ResolvedDeps<typeof jobExtras>;
