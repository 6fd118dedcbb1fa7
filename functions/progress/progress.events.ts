import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { ProgressEntryID, ProjectID } from '#shared/ids.ts';

export const progressEvents = defineEvents({
  /** The owner has added an entry to the log of a project. */
  progressEntryAdded: z.object({ ProjectID, ProgressEntryID }),
});
