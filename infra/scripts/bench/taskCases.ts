import { getPageConfig } from '#functions/authors/getPageConfig.ts';
import { savePageConfig } from '#functions/authors/savePageConfig.ts';
import { changeTaskStatus } from '#functions/tasks/changeTaskStatus.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import { deleteTask } from '#functions/tasks/deleteTask.ts';
import { getTaskReward } from '#functions/tasks/getTaskReward.ts';
import { getTaskTranslation } from '#functions/tasks/getTaskTranslation.ts';
import { listAuthorTasks } from '#functions/tasks/listAuthorTasks.ts';
import { listFinishedTasks } from '#functions/tasks/listFinishedTasks.ts';
import { listProjectTasks } from '#functions/tasks/listProjectTasks.ts';
import { listTaskBoards } from '#functions/tasks/listTaskBoards.ts';
import { saveTaskTranslation } from '#functions/tasks/saveTaskTranslation.ts';
import { updateTask } from '#functions/tasks/updateTask.ts';
import { getTeamStatistics } from '#functions/teams/getTeamStatistics.ts';
import type { BenchTasks } from './benchTasks.ts';
import type { Case } from './benchWorld.ts';
import { benchTranslation } from './benchWorld.ts';

/** Calls on the tasks of a project and on the configuration of a page. */
export const taskCases = ({ ProjectID, TaskID, translating, ana, byOwner, byAna }: BenchTasks): Case[] => {
  const column = { status: 'TODO' };
  const page = { UserID: ana, query: { pageName: 'project-tasks' } };
  const translation = { ProjectID, TaskID: translating };
  const change = { translations: { fr: benchTranslation() } };
  return [
    {
      name: 'listProjectTasks',
      operation: listProjectTasks,
      input: { ProjectID, query: column },
      sending: byAna,
    },
    {
      name: 'listAuthorTasks',
      operation: listAuthorTasks,
      input: { UserID: ana, query: column },
      sending: byAna,
    },
    { name: 'listFinishedTasks', operation: listFinishedTasks, input: { UserID: ana }, sending: byAna },
    { name: 'listTaskBoards', operation: listTaskBoards, input: {}, sending: byAna },
    { name: 'getTaskReward', operation: getTaskReward, input: { ProjectID, TaskID }, sending: byOwner },
    { name: 'getTeamStatistics', operation: getTeamStatistics, input: { ProjectID }, sending: byOwner },
    {
      name: 'createTask',
      operation: createTask,
      input: { ProjectID, body: { Title: 'Paint the gauge', assignee: ana } },
      sending: byOwner,
    },
    {
      name: 'updateTask',
      operation: updateTask,
      input: { ProjectID, TaskID, body: { Title: 'Paint two gauges', version: 1 } },
      sending: byAna,
    },
    {
      name: 'changeTaskStatus',
      operation: changeTaskStatus,
      input: { ProjectID, TaskID, body: { status: 'IN_PROGRESS', version: 2 } },
      sending: byAna,
    },
    {
      name: 'changeTaskStatus, accepted',
      operation: changeTaskStatus,
      input: { ProjectID, TaskID, body: { status: 'DONE', version: 3 } },
      sending: byOwner,
    },
    {
      name: 'saveTaskTranslation',
      operation: saveTaskTranslation,
      input: { ...translation, body: { change, originals: {} } },
      sending: byAna,
    },
    {
      name: 'getTaskTranslation',
      operation: getTaskTranslation,
      input: translation,
      sending: byAna,
    },
    {
      name: 'changeTaskStatus, handed in',
      operation: changeTaskStatus,
      input: { ...translation, body: { status: 'IN_REVIEW', version: 1 } },
      sending: byAna,
    },
    {
      name: 'changeTaskStatus, translation',
      operation: changeTaskStatus,
      input: { ...translation, body: { status: 'DONE', version: 2, change } },
      sending: byOwner,
    },
    {
      name: 'deleteTask',
      operation: deleteTask,
      input: { ProjectID, TaskID, query: { version: 4 } },
      sending: byOwner,
    },
    { name: 'getPageConfig', operation: getPageConfig, input: page, sending: byAna },
    {
      name: 'savePageConfig',
      operation: savePageConfig,
      input: { ...page, body: { data: { view: 'list' } } },
      sending: byAna,
    },
  ];
};
