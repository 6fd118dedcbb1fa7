import { makeMail } from '#functions/platform/mail/mail.ts';
import { type Extras, type Made, type Outside } from '#functions/platform/outside.ts';

/** Parts that reactions and projections use beside the common ones, each by its maker. */
export const jobExtras = { mail: makeMail } satisfies Extras;

/** What reactions and projections may use of the world outside. */
export type JobOutside = Outside & Made<typeof jobExtras>;
