import type { Deps, ExtraDeps, ResolvedDeps } from './deps.ts';
import { makeMail } from './mail/mail.ts';

/** Extra dependencies of event handlers and projections, each with its factory. */
export const jobExtras = { mail: makeMail } satisfies ExtraDeps;

/** Dependencies of event handlers and projections. */
export type JobDeps = Deps & ResolvedDeps<typeof jobExtras>;
