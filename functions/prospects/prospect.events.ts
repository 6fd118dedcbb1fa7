import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';

export const prospectEvents = defineEvents({
  /** The owner has added an open role to a project. */
  prospectAdded: z.object({ ProjectID, ProspectID }),
  prospectRemoved: z.object({ ProjectID, ProspectID }),
  prospectTaken: z.object({ ProjectID, ProspectID, UserID }),
});
