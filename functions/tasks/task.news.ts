import type { NotificationContent } from '#functions/notifications/notification.store.ts';
import { displayNameOf, notify, type Recipient } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { members, membersOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID, TaskID, UserID } from '#shared/ids.ts';
import { formatDay } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import { reputation } from '#shared/settings.ts';
import { taskEvents } from './task.events.ts';
import { isOpen, type StoredTask, tasks } from './task.store.ts';

type Change = Payload<typeof taskEvents.taskAdded>;
type Assignment = Payload<typeof taskEvents.taskAssigned>;
type Deadline = Payload<typeof taskEvents.taskDueSoon>;

interface Scene {
  task: StoredTask;
  OwnerUserID: UserID;
  values: { task: string; project: string };
  link: string;
}

/** Reads the task and its project; undefined if either has been deleted. */
async function sceneOf(
  { table }: JobDeps,
  { ProjectID, TaskID }: { ProjectID: ProjectID; TaskID: TaskID },
): Promise<Scene | undefined> {
  const [task, project] = await table.batchGet(tasks.key(ProjectID, TaskID), projects.key(ProjectID));
  if (!task || !project) return undefined;
  return {
    task,
    OwnerUserID: project.OwnerUserID,
    values: { task: task.Title, project: project.shortName },
    link: links['project-tasks']({ query: { project: ProjectID, task: TaskID } }),
  };
}

/** In the app only, with the name of the person who acted. */
async function tellInApp(
  deps: JobDeps,
  { recipient, actor, kind, scene }: Telling & { actor: Recipient | undefined },
) {
  const values = { ...scene.values, person: displayNameOf(actor) };
  return await notify(deps, recipient, { notification: { kind, values, link: scene.link } });
}

interface Telling {
  recipient: Recipient | undefined;
  kind: Extract<NotificationContent['kind'], `task${string}`>;
  scene: Scene;
}

/** Notifies the owner of a task that a member has added. */
const tellOwnerOfTask: DomainEventHandler<Change> = async ({ payload }, deps) => {
  const scene = await sceneOf(deps, payload);
  if (!scene || scene.OwnerUserID === payload.callerId) return [];
  const [recipient, actor] = await deps.table.batchGet(
    callers.key(scene.OwnerUserID),
    callers.key(payload.callerId),
  );
  return await tellInApp(deps, { recipient, actor, kind: 'taskAdded', scene });
};

/** Members who are notified of a task at most: a transaction has room for 49 notifications. */
const largestAudience = 49;

/** Notifies the team of a task that nobody has taken yet. */
const tellTeamOfTask: DomainEventHandler<Change> = async ({ payload }, deps) => {
  const { ProjectID, callerId } = payload;
  const scene = await sceneOf(deps, payload);
  if (!scene || scene.task.assigneeId) return [];

  const team = await deps.table.query(members, { ...membersOf(ProjectID), limit: largestAudience });
  const others = team.items.filter(({ UserID }) => UserID !== callerId);
  const [actor, ...recipients] = await deps.table.batchGet(
    callers.key(callerId),
    ...others.map(({ UserID }) => callers.key(UserID)),
  );
  const steps = recipients.map(recipient => tellInApp(deps, { recipient, actor, kind: 'taskAdded', scene }));
  return (await Promise.all(steps)).flat();
};

/** Notifies a new assignee, unless somebody else has been assigned since. */
const tellAssignee: DomainEventHandler<Assignment> = async ({ payload }, deps) => {
  const { assigneeId, callerId } = payload;
  const scene = await sceneOf(deps, payload);
  if (scene?.task.assigneeId !== assigneeId) return [];
  const [recipient, actor] = await deps.table.batchGet(callers.key(assigneeId), callers.key(callerId));
  const values = { ...scene.values, person: displayNameOf(actor) };
  return await notify(deps, recipient, {
    email: { template: 'taskAssigned', values: () => values, path: scene.link },
    notification: { kind: 'taskAssigned', values, link: scene.link },
  });
};

/** Asks the owner to look at work that a member has submitted. */
const tellOwnerOfSubmission: DomainEventHandler<Change> = async ({ payload }, deps) => {
  const scene = await sceneOf(deps, payload);
  if (scene?.task.status !== 'IN_REVIEW' || scene.OwnerUserID === payload.callerId) return [];
  const [recipient, actor] = await deps.table.batchGet(
    callers.key(scene.OwnerUserID),
    callers.key(payload.callerId),
  );
  return await tellInApp(deps, { recipient, actor, kind: 'taskSubmitted', scene });
};

/** Tells the assignee that their work has been accepted, and what it earned. */
const tellCompleted: DomainEventHandler<Assignment> = async ({ payload }, deps) => {
  const { assigneeId, callerId } = payload;
  const scene = await sceneOf(deps, payload);
  if (!scene || assigneeId === callerId) return [];
  const recipient = await deps.table.get(callers.key(assigneeId));
  const values = { ...scene.values, points: String(reputation.acceptedTask) };
  return await notify(deps, recipient, {
    email: { template: 'taskCompleted', values: () => values, path: scene.link },
    notification: { kind: 'taskCompleted', values, link: scene.link },
  });
};

/** Reminds the assignee, or the owner of a task without one, unless the due date no longer applies. */
const remindOf =
  (kind: 'taskDueSoon' | 'taskOverdue'): DomainEventHandler<Deadline> =>
  async ({ payload }, deps) => {
    const scene = await sceneOf(deps, payload);
    if (!scene || !isDue(scene, payload)) return [];
    return await sendReminder(deps, scene, payload, kind, scene.task.assigneeId ?? scene.OwnerUserID);
  };

/** Tells the owner that somebody else's task is overdue. */
const tellOwnerOverdue: DomainEventHandler<Deadline> = async ({ payload }, deps) => {
  const scene = await sceneOf(deps, payload);
  const assigneeId = scene?.task.assigneeId;
  if (!scene || !isDue(scene, payload) || !assigneeId || assigneeId === scene.OwnerUserID) return [];
  return await sendReminder(deps, scene, payload, 'taskOverdue', scene.OwnerUserID);
};

const isDue = ({ task }: Scene, { dueDate }: Deadline): boolean => isOpen(task) && task.dueDate === dueDate;

async function sendReminder(
  deps: JobDeps,
  { values, link }: Scene,
  { dueDate }: Deadline,
  kind: 'taskDueSoon' | 'taskOverdue',
  to: UserID,
) {
  const recipient = await deps.table.get(callers.key(to));
  return await notify(deps, recipient, {
    email: {
      template: kind,
      values: language => ({ ...values, date: formatDay(language, dueDate) }),
      path: link,
    },
    notification: { kind, values: { ...values, date: dueDate }, link },
  });
}

export const taskNews = [
  handlersOf(taskEvents.taskAdded, { tellOwnerOfTask, tellTeamOfTask }),
  handlersOf(taskEvents.taskAssigned, { tellAssignee }),
  handlersOf(taskEvents.taskSubmitted, { tellOwnerOfSubmission }),
  handlersOf(taskEvents.taskCompleted, { tellCompleted }),
  handlersOf(taskEvents.taskDueSoon, { remindOfDueDate: remindOf('taskDueSoon') }),
  handlersOf(taskEvents.taskOverdue, { remindOfOverdue: remindOf('taskOverdue'), tellOwnerOverdue }),
];
