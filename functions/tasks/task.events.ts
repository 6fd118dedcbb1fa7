import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { TaskReward } from '#shared/entities/award.ts';
import { Day } from '#shared/fields.ts';
import { ProjectID, TaskID, UserID } from '#shared/ids.ts';

/** A task and the person who changed it. */
const change = z.object({ ProjectID, TaskID, callerId: UserID });
/** A task that is due soon or overdue. */
const reminder = z.object({ ProjectID, TaskID, dueDate: Day, kind: z.enum(['taskDueSoon', 'taskOverdue']) });
const assignment = z.object({ ...change.shape, assigneeId: UserID });

export const taskEvents = defineEvents({
  taskAdded: change,
  /** The same event for one member of the team. */
  taskAddedFor: z.object({ ...change.shape, UserID }),
  taskAssigned: assignment,
  /** The work awaits the owner's acceptance. */
  taskSubmitted: change,
  /** The owner has sent the assignee's work back. */
  taskSentBack: assignment,
  /** The owner has accepted the assignee's work, for these points. */
  taskCompleted: z.object({ ...assignment.shape, ...z.partial(TaskReward).shape }),
  /** One for all reminders that a run has for a user. */
  taskRemindersDue: z.object({ UserID, reminders: z.array(reminder) }),
});
