import { type Deps, type ExtraDeps, type ResolvedDeps } from '#functions/platform/deps.ts';
import { makeMail } from '#functions/platform/mail/mail.ts';

/** Parts that reactions and projections use beside the common ones, each by its maker. */
export const jobExtras = { mail: makeMail } satisfies ExtraDeps;

/** What reactions and projections may use of the world outside. */
export type JobDeps = Deps & ResolvedDeps<typeof jobExtras>;
