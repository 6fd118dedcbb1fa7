import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

export const teamEvents = defineEvents({
  memberRemoved: z.object({ ProjectID, UserID }),
  memberLeft: z.object({ ProjectID, OwnerUserID: UserID, UserID, role: z.string() }),
});
