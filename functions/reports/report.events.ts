import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { ReportID, UserID } from '#shared/ids.ts';

const outcome = z.enum(['reportUpheld', 'reportDismissed']);

export const reportEvents = defineEvents({
  /** An administrator has decided on a round of reports; `cursor` continues after the reporters handled so far. */
  reportResolved: z.object({
    ReportID,
    round: z.int(),
    label: z.string(),
    outcome,
    cursor: z.optional(z.string()),
  }),
  /** The same event for one of the reporters. */
  reportResolvedFor: z.object({ UserID, label: z.string(), outcome }),
});
