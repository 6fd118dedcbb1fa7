import { Task, TaskBoard } from '#shared/entities/task.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import type { Answers } from './fakeApi.ts';
import type { Pages, Visitor } from './openPages.ts';
import { aMe, aProject } from './samples.ts';

const { ProjectID, image } = aProject();
/** A board of the user's own project. */
export const aBoard = TaskBoard.parse({
  ProjectID,
  image,
  shortName: 'Tidewatch',
  OwnerUserID: aMe.UserID,
  isOwner: true,
});
/** A task in review, with the given changes. */
export const aTask = (change: Partial<Task>) =>
  Task.parse({
    TaskID: 'sensors',
    ProjectID,
    Title: 'Order the sensors',
    Description: '',
    status: 'IN_REVIEW',
    priority: 0,
    assignee: null,
    points: 0,
    creatorId: aMe.UserID,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    version: 1,
    ...change,
  });

const phone = { width: 390, height: 844 };

interface Opened {
  seen?: TaskBoard;
  first?: Partial<Task>;
  hasTouch?: boolean;
  viewport?: { width: number; height: number };
  answers?: Answers;
  /** Of the window. */
  window?: Pick<Visitor, 'timezoneId' | 'prepare'>;
}

/** The board of a project with one task; by default on a phone, which shows one column. */
export async function openBoard(
  pages: Pages,
  { seen = aBoard, first = {}, hasTouch = false, viewport = phone, answers = {}, window = {} }: Opened = {},
) {
  let task = aTask(first);
  return await pages.open(
    `/en/project-tasks?project=${ProjectID}`,
    {
      getPageConfig: () => ({ pageName: 'project-tasks', data: { project: ProjectID }, version: 1 }),
      listTaskBoards: () => ({ items: [seen] }),
      listTeamMembers: () => ({ items: [] }),
      listUserProjects: () => ({ items: [aProject()] }),
      listProjectTasks: ({ query }) => ({
        items: query['status'] === task.status ? [task] : [],
        board: seen,
        counts: { TODO: 0, IN_PROGRESS: 0, IN_REVIEW: 0, DONE: 0, CANCELLED: 0, [task.status]: 1 },
      }),
      changeTaskStatus: ({ body }) => {
        task = { ...task, status: body['status'] as TaskState, version: task.version + 1 };
        return task;
      },
      ...answers,
    },
    { signedIn: true, viewport, hasTouch, ...window },
  );
}
