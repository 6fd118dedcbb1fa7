import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

const project = z.object({ ProjectID, OwnerUserID: UserID });

export const projectEvents = defineEvents({
  projectSubmitted: project,
  projectApproved: z.object({ ...project.shape, message: z.optional(z.string()) }),
  projectDenied: z.object({ ...project.shape, reason: z.string() }),
});
