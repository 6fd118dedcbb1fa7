import { getPageConfig } from '#functions/authors/getPageConfig.ts';
import { savePageConfig } from '#functions/authors/savePageConfig.ts';
import { changeTaskStatus } from '#functions/tasks/changeTaskStatus.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import { deleteTask } from '#functions/tasks/deleteTask.ts';
import { listAuthorTasks } from '#functions/tasks/listAuthorTasks.ts';
import { listProjectTasks } from '#functions/tasks/listProjectTasks.ts';
import { listTaskBoards } from '#functions/tasks/listTaskBoards.ts';
import { updateTask } from '#functions/tasks/updateTask.ts';
import type { BenchTasks } from './benchTasks.ts';
import type { Case } from './benchWorld.ts';

/** Calls on the tasks of a project and on the configuration of a page. */
export const taskCases = ({ ProjectID, TaskID, ana, byOwner, byAna }: BenchTasks): Case[] => {
  const column = { status: 'TODO' };
  const page = { UserID: ana, query: { pageName: 'project-tasks' } };
  return [
    {
      name: 'listProjectTasks',
      handler: listProjectTasks,
      input: { ProjectID, query: column },
      sending: byAna,
    },
    {
      name: 'listAuthorTasks',
      handler: listAuthorTasks,
      input: { UserID: ana, query: column },
      sending: byAna,
    },
    { name: 'listTaskBoards', handler: listTaskBoards, input: {}, sending: byAna },
    {
      name: 'createTask',
      handler: createTask,
      input: { ProjectID, body: { Title: 'Paint the gauge', assignee: ana } },
      sending: byOwner,
    },
    {
      name: 'updateTask',
      handler: updateTask,
      input: { ProjectID, TaskID, body: { Title: 'Paint two gauges', version: 1 } },
      sending: byAna,
    },
    {
      name: 'changeTaskStatus',
      handler: changeTaskStatus,
      input: { ProjectID, TaskID, body: { status: 'IN_PROGRESS', version: 2 } },
      sending: byAna,
    },
    {
      name: 'changeTaskStatus, accepted',
      handler: changeTaskStatus,
      input: { ProjectID, TaskID, body: { status: 'DONE', version: 3 } },
      sending: byOwner,
    },
    {
      name: 'deleteTask',
      handler: deleteTask,
      input: { ProjectID, TaskID, query: { version: 4 } },
      sending: byOwner,
    },
    { name: 'getPageConfig', handler: getPageConfig, input: page, sending: byAna },
    {
      name: 'savePageConfig',
      handler: savePageConfig,
      input: { ...page, body: { data: { view: 'list' } } },
      sending: byAna,
    },
  ];
};
