import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { progressionStates, projectStates } from '#shared/lifecycle.ts';

const project = z.object({ ProjectID, OwnerUserID: UserID });

export const projectEvents = defineEvents({
  projectSubmitted: project,
  projectApproved: z.object({
    ...project.shape,
    message: z.optional(z.string()),
    /** It has not been public before; absent from events that a previous version published. */
    isNew: z.optional(z.boolean()),
  }),
  /** The owner has moved a published project to another state. */
  projectMoved: z.object({
    ...project.shape,
    from: z.enum(projectStates),
    to: z.enum(progressionStates),
    /** Time of the move; absent from events that a previous version published. */
    at: z.optional(Instant),
  }),
  /** The same event for one person of the team, or the owner. */
  projectMovedFor: z.object({
    ...project.shape,
    UserID,
    from: z.enum(projectStates),
    to: z.enum(progressionStates),
  }),
  /** A project, or files that it has replaced, have ceased to be public; the files by their keys. */
  filesConcealed: z.object({
    ProjectID,
    keys: z.array(z.string()),
    /** The project is still public: only files have been replaced. Absent in events of a version before this one. */
    isPublic: z.optional(z.boolean()),
  }),
  projectDenied: z.object({ ...project.shape, reason: z.string() }),
  /** An administrator has taken a public project down. */
  projectTakenDown: z.object({ ...project.shape, reason: z.string() }),
  /** The same event for one member of the team. */
  projectTakenDownFor: z.object({ ...project.shape, UserID }),
  /** An administrator has published an edit of a public project. */
  editApproved: project,
  editDenied: z.object({ ...project.shape, reason: z.string() }),
});
