import { makeCdn } from './cdn.ts';
import type { Deps, ExtraDeps, ResolvedDeps } from './deps.ts';
import { mailExtras } from './mailDeps.ts';
import { type Media, makeMedia } from './media.ts';
import { queueOf } from './workQueue.ts';

/** Extra dependencies of event handlers and projections, each with its factory. */
export const jobExtras = {
  ...mailExtras,
  cdn: () => makeCdn(),
  media: (): Pick<Media, 'request' | 'release' | 'conceal' | 'copy' | 'withdraw'> => makeMedia(),
  payoutQueue: () => queueOf<unknown>('PAYOUT_QUEUE_URL'),
} satisfies ExtraDeps;

/** Dependencies of event handlers and projections. */
export type JobDeps = Deps & ResolvedDeps<typeof jobExtras>;
