import { askingWhile } from '#functions/notifications/asking.ts';
import { notify, type Recipient } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { projectName } from '#functions/projects/projectNames.ts';
import { utcDayOf } from '#shared/days.ts';
import type { ProjectID, TaskID, UserID } from '#shared/ids.ts';
import { formatDay } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import { reputation } from '#shared/settings.ts';
import { isToDo, openTaskStates, type TaskState } from '#shared/taskLifecycle.ts';
import { taskEvents } from './task.events.ts';
import { type StoredTask, tasks } from './task.store.ts';

type Change = Payload<typeof taskEvents.taskAdded>;
type ChangeFor = Payload<typeof taskEvents.taskAddedFor>;
type Assignment = Payload<typeof taskEvents.taskAssigned>;
type Completion = Payload<typeof taskEvents.taskCompleted>;

interface Scene {
  task: StoredTask;
  OwnerUserID: UserID;
  project: ProjectRecord;
  values: { task: string };
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
    project,
    values: { task: task.Title },
    link: links['project-tasks']({ query: { project: ProjectID, task: TaskID } }),
  };
}

interface Telling {
  recipient: Recipient | undefined;
  /** The person who acted, whose name the texts contain. */
  actor: Recipient | undefined;
  kind: 'taskAdded' | 'taskAssigned' | 'taskSubmitted';
  scene: Scene;
}

/** The states of a task in which its news asks for something; one that has been given to another person asks nothing of the first. */
const ASKS_WHILE: Partial<Record<Telling['kind'], readonly TaskState[]>> = {
  taskAssigned: openTaskStates,
  taskSubmitted: ['IN_REVIEW'],
};
const asksAbout = ({ ProjectID, TaskID, assigneeId }: StoredTask, states: readonly TaskState[]) =>
  askingWhile(tasks.key(ProjectID, TaskID), 'status', states, assigneeId ? { assigneeId: [assigneeId] } : {});

async function tell(
  deps: JobDeps,
  { recipient, actor, kind, scene: { task, project, values, link } }: Telling,
) {
  const states = ASKS_WHILE[kind];
  return await notify(deps, recipient, {
    email: { template: kind, values: () => values, path: link },
    notification: { kind, values, link },
    names: { project: projectName(deps, project), person: actor },
    asks: states && asksAbout(task, states),
  });
}

/** Notifies the owner of a task that a member has added. */
const tellOwnerOfTask: DomainEventHandler<Change> = async ({ payload }, deps) => {
  const scene = await sceneOf(deps, payload);
  if (!scene || scene.OwnerUserID === payload.callerId) return [];
  const [recipient, actor] = await deps.table.batchGet(
    callers.key(scene.OwnerUserID),
    callers.key(payload.callerId),
  );
  return await tell(deps, { recipient, actor, kind: 'taskAdded', scene });
};

/** Publishes an unassigned task for each member of the team, so that each is notified exactly once. */
const publishForTeam: DomainEventHandler<Change> = async ({ payload }, deps) => {
  const { ProjectID, callerId } = payload;
  const scene = await sceneOf(deps, payload);
  if (!scene || scene.task.assigneeId) return [];

  const team = await deps.table.query(members, { ...membersOf(ProjectID), limit: largestTeam });
  const others = team.items.filter(({ UserID }) => UserID !== callerId);
  return others.map(({ UserID }) => outbox.publish(deps, taskEvents.taskAddedFor, { ...payload, UserID }));
};

/** Notifies a member of an unassigned task. */
const tellMemberOfTask: DomainEventHandler<ChangeFor> = async ({ payload }, deps) => {
  const scene = await sceneOf(deps, payload);
  if (!scene || scene.task.assigneeId) return [];
  const [recipient, actor] = await deps.table.batchGet(
    callers.key(payload.UserID),
    callers.key(payload.callerId),
  );
  return await tell(deps, { recipient, actor, kind: 'taskAdded', scene });
};

/** Notifies a new assignee, unless another person has been assigned since. */
const tellAssignee: DomainEventHandler<Assignment> = async ({ payload }, deps) => {
  const { assigneeId, callerId } = payload;
  const scene = await sceneOf(deps, payload);
  if (scene?.task.assigneeId !== assigneeId) return [];
  const [recipient, actor] = await deps.table.batchGet(callers.key(assigneeId), callers.key(callerId));
  return await tell(deps, { recipient, actor, kind: 'taskAssigned', scene });
};

/** Asks the owner to look at work that a member has submitted. */
const tellOwnerOfSubmission: DomainEventHandler<Change> = async ({ payload }, deps) => {
  const scene = await sceneOf(deps, payload);
  if (scene?.task.status !== 'IN_REVIEW' || scene.OwnerUserID === payload.callerId) return [];
  const [recipient, actor] = await deps.table.batchGet(
    callers.key(scene.OwnerUserID),
    callers.key(payload.callerId),
  );
  return await tell(deps, { recipient, actor, kind: 'taskSubmitted', scene });
};

/** Tells the assignee that the owner has sent their work back, with the owner's words; unless it has been handed in again since. */
const tellSentBack: DomainEventHandler<Assignment> = async ({ payload }, deps) => {
  const { assigneeId, callerId } = payload;
  const scene = await sceneOf(deps, payload);
  if (scene?.task.assigneeId !== assigneeId || !isToDo(scene.task.status)) return [];
  const { task, project, values } = scene;
  const { ProjectID, TaskID, sentBack, translates: language } = task;
  const link = language
    ? links['project-translations']({ query: { project: ProjectID, language, task: TaskID } })
    : scene.link;
  const [recipient, actor] = await deps.table.batchGet(callers.key(assigneeId), callers.key(callerId));
  return await notify(deps, recipient, {
    email: {
      template: 'taskSentBack',
      values: () => values,
      quote: sentBack && { text: sentBack.words, language: sentBack.language },
      path: link,
    },
    notification: sentBack
      ? { kind: 'taskSentBackInWords', values: { ...values, words: sentBack.words }, link }
      : { kind: 'taskSentBack', values, link },
    names: { project: projectName(deps, project), person: actor },
    asks: asksAbout(task, ['TODO', 'IN_PROGRESS']),
  });
};

/** Notifies the assignee that their work has been accepted, and of the points that it earned. */
const tellCompleted: DomainEventHandler<Completion> = async ({ payload }, deps) => {
  const { assigneeId, callerId, points = reputation.acceptedTask, nextAt } = payload;
  const scene = await sceneOf(deps, payload);
  if (!scene || assigneeId === callerId) return [];
  const recipient = await deps.table.get(callers.key(assigneeId));
  if (points === 0) return await tellUnrewarded(deps, recipient, scene, nextAt ?? deps.now());
  const values = { ...scene.values, points: String(points) };
  return await notify(deps, recipient, {
    email: { template: 'taskCompleted', values: () => values, path: scene.link },
    notification: { kind: 'taskCompleted', values, link: scene.link },
    names: { project: projectName(deps, scene.project) },
  });
};

/** The same for work that brought no points, because the owner had awarded the assignee as many as is possible. */
async function tellUnrewarded(
  deps: JobDeps,
  recipient: Recipient | undefined,
  { project, values, link }: Scene,
  nextAt: string,
) {
  const { perDay, perWeek } = reputation.taskAwards;
  const limits = { perDay: String(perDay), perWeek: String(perWeek) };
  return await notify(deps, recipient, {
    email: {
      template: 'taskCompletedUnrewarded',
      values: language => ({ ...values, ...limits, date: formatDay(language, nextAt) }),
      path: link,
    },
    notification: {
      kind: 'taskCompletedUnrewarded',
      values: { ...values, ...limits, date: utcDayOf(nextAt) },
      link,
    },
    names: { project: projectName(deps, project) },
  });
}

export const taskNews = [
  handlersOf(taskEvents.taskAdded, { tellOwnerOfTask, publishForTeam }),
  handlersOf(taskEvents.taskAddedFor, { tellMemberOfTask }),
  handlersOf(taskEvents.taskAssigned, { tellAssignee }),
  handlersOf(taskEvents.taskSubmitted, { tellOwnerOfSubmission }),
  handlersOf(taskEvents.taskSentBack, { tellSentBack }),
  handlersOf(taskEvents.taskCompleted, { tellCompleted }),
];
