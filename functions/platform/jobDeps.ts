import { cdnPaths } from './cdn.ts';
import type { Deps } from './deps.ts';
import { type MailDeps, mailer } from './mailDeps.ts';
import { type Media, makeMedia } from './media.ts';
import { type Provided, provide } from './uses.ts';
import { queueOf } from './workQueue.ts';

const releasing = provide(
  'media',
  (): Pick<Media, 'request' | 'release' | 'conceal' | 'copy' | 'withdraw' | 'removePrivate'> => makeMedia(),
  { files: 'release' },
);
const anyQueue = provide('payoutQueue', () => queueOf<unknown>('PAYOUT_QUEUE_URL'), { payoutQueue: true });

/** Additional dependencies of event handlers and projections. */
export const streamUses = [mailer, cdnPaths, releasing, anyQueue] as const;

/** Dependencies of event handlers and projections. */
export type JobDeps = Deps & Provided<typeof streamUses> & Pick<MailDeps, 'idFor'>;
