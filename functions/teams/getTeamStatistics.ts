import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { noTasks, taskCounts } from '#functions/tasks/taskCounts.store.ts';
import { personTasks, weeklyTasks, weeklyTasksOf } from '#functions/tasks/teamCounts.store.ts';
import { teams as contracts } from '#shared/contracts/teams.ts';
import { addDays, utcWeekOf } from '#shared/days.ts';
import { TaskCounts } from '#shared/entities/task.ts';
import { plans } from '#shared/plans.ts';
import { teamStatistics as settings } from '#shared/statistics.ts';
import { taskStates } from '#shared/taskLifecycle.ts';
import { toTeamMember } from './toTeamMember.ts';

/**
 * Counts the tasks of a project by person and by week, for its owner. Cost: 4 DynamoDB requests, three of them at the same
 * time.
 */
export const getTeamStatistics = operation(contracts.getTeamStatistics, {
  load: async ({ ProjectID, callerId }, { table }) => {
    const [project, team, weeks] = await Promise.all([
      table.get(projects.key(ProjectID)),
      table.query(members, { ...membersOf(ProjectID), limit: largestTeam }),
      table.query(weeklyTasks, { ...weeklyTasksOf(ProjectID), limit: settings.weeks }),
    ]);
    const items = team.items.toSorted((a, b) => (a.joinedAt < b.joinedAt ? -1 : 1));
    return {
      project,
      members: items,
      people: items.map(({ UserID }) => authors.key(UserID)),
      owner: authors.key(callerId),
      byPerson: [callerId, ...items.map(({ UserID }) => UserID)].map(id => personTasks.key(ProjectID, id)),
      total: taskCounts.key(ProjectID),
      weeks: weeks.items,
    };
  },
  run({ caller, loaded: { project, members, people, owner, byPerson, total = noTasks, weeks } }, { now }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
    if (!plans[caller.planTypeId].teamManagement) return refuse('PLAN_WITHOUT_ACCESS');

    const { ProjectID, OwnerUserID, submittedAt } = project;
    const tasks = new Map(
      byPerson.flatMap(one => (one ? [[one.UserID, TaskCounts.parse(one)] as const] : [])),
    );
    const team = [
      {
        ...toTeamMember({ ProjectID, UserID: OwnerUserID, role: '', joinedAt: submittedAt }, owner, {
          showEmail: false,
          isOwner: true,
        }),
        projectPoints: 0,
      },
      ...members.map((member, index) => ({
        ...toTeamMember(member, people[index], { showEmail: false }),
        projectPoints: member.projectPoints,
      })),
    ].map(member => ({ ...member, tasks: tasks.get(member.UserID) ?? noTasks }));

    return {
      members: team,
      others: less(
        total,
        team.map(member => member.tasks),
      ),
      weeks: lastWeeks(now()).map(
        week => weeks.find(one => one.week === week) ?? { week, added: 0, done: 0 },
      ),
    };
  },
});

/** Counts less those of some people; never below zero while counts that belong together arrive one after the other. */
const less = (total: TaskCounts, parts: readonly TaskCounts[]): TaskCounts =>
  Object.fromEntries(
    taskStates.map(status => [
      status,
      Math.max(0, total[status] - parts.reduce((sum, part) => sum + part[status], 0)),
    ]),
  ) as TaskCounts; // one entry for each status

const lastWeeks = (now: string): string[] => {
  const monday = utcWeekOf(now);
  return Array.from({ length: settings.weeks }, (_, at) => addDays(monday, (at + 1 - settings.weeks) * 7));
};
