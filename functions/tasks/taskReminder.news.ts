import { type Asking, askingWhile } from '#functions/notifications/asking.ts';
import { notify, notifyOfSeveral, type Recipient } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectNamesFor } from '#functions/projects/projectNames.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { formatDay } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { openTaskStates } from '#shared/taskLifecycle.ts';
import { recipientsOf } from './remindOfTasks.ts';
import { taskEvents } from './task.events.ts';
import { isTaskOpen, tasks } from './task.store.ts';

type Reminders = Payload<typeof taskEvents.taskRemindersDue>;

interface Notice {
  kind: Reminders['reminders'][number]['kind'];
  /** The date is an ISO day. */
  values: { task: string; project: string; date: string };
  link: string;
  asks: Asking;
  ProjectID: ProjectID;
  assigneeId: UserID | undefined;
}

/** Notifies a user of each due task, with one email for all of them. */
const remindOfTasks: DomainEventHandler<Reminders> = async ({ payload }, deps) => {
  const recipient = await deps.table.get(callers.key(payload.UserID));
  const notices = await noticesOf(deps, payload, recipient);
  const [first, ...others] = notices;
  if (!first) return [];
  if (others.length === 0) {
    const { kind, values, link, asks } = first;
    return await notify(deps, recipient, {
      email: { template: kind, values: language => inLanguage(language, values), path: link },
      notification: { kind, values, link },
      asks,
    });
  }

  const news = notices.map(({ kind, values, link, asks }) => ({
    notification: { kind, values, link },
    asks,
  }));
  return await notifyOfSeveral(deps, recipient, news, {
    template: 'taskReminders',
    values: () => ({ count: String(notices.length) }),
    sections: language => sectionsOf(language, notices),
    path: pathOf(notices, payload),
  });
};

/** Leaves out tasks that have been finished, postponed or given to another person since. */
async function noticesOf(
  { table }: JobDeps,
  { UserID, reminders }: Reminders,
  reader: Recipient | undefined,
): Promise<Notice[]> {
  const [foundTasks, foundProjects] = await Promise.all([
    table.batchGet(...reminders.map(({ ProjectID, TaskID }) => tasks.key(ProjectID, TaskID))),
    table.batchGet(...reminders.map(({ ProjectID }) => projects.key(ProjectID))),
  ]);
  const named = [
    ...new Map(foundProjects.flatMap(one => (one ? [[one.ProjectID, one] as const] : []))).values(),
  ];
  const shortNames = await projectNamesFor(table, named, reader);
  const names = new Map(named.map(({ ProjectID }, index) => [ProjectID, shortNames[index]]));
  return reminders.flatMap(({ ProjectID, TaskID, dueDate, kind }, at) => {
    const task = foundTasks[at];
    const project = foundProjects[at];
    if (!task || !project || !isTaskOpen(task) || task.dueDate !== dueDate) return [];
    if (!recipientsOf(kind, task, project).includes(UserID)) return [];
    return {
      kind,
      values: { task: task.Title, project: names.get(ProjectID) ?? project.shortName, date: dueDate },
      link: links['project-tasks']({ query: { project: ProjectID, task: TaskID } }),
      asks: askingWhile(tasks.key(ProjectID, TaskID), 'status', openTaskStates, { dueDate: [dueDate] }),
      ProjectID,
      assigneeId: task.assigneeId,
    };
  });
}

/** The recipient's own tasks, or the board of the project whose owner they are. */
function pathOf(notices: readonly Notice[], { UserID }: Reminders): string {
  const ofTeam = notices.find(({ assigneeId }) => assigneeId !== UserID);
  return ofTeam ? links['project-tasks']({ query: { project: ofTeam.ProjectID } }) : links['user-tasks']();
}

const inLanguage = (language: Language, values: Notice['values']) => ({
  ...values,
  date: formatDay(language, values.date),
});

/** One section per project, with the tasks in the order of their dates. */
function sectionsOf(language: Language, notices: readonly Notice[]) {
  const byDate = notices.toSorted((a, b) => a.values.date.localeCompare(b.values.date));
  const byProject = Map.groupBy(byDate, ({ values }) => values.project);
  return [...byProject].map(([title, ofProject]) => ({
    title,
    lines: ofProject.map(({ kind, values, link }) => ({
      template: kind,
      values: inLanguage(language, values),
      link,
    })),
  }));
}

export const taskReminderNews = handlersOf(taskEvents.taskRemindersDue, { remindOfTasks });
