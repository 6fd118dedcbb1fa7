import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';

export const prospectEvents = defineEvents({
  prospectRemoved: z.object({ ProjectID, ProspectID }),
  prospectTaken: z.object({ ProjectID, ProspectID, UserID }),
});
