import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { taskCounts } from '#functions/tasks/taskCounts.store.ts';
import { personTasks, weeklyTasks, weeklyTasksOf } from '#functions/tasks/teamCounts.store.ts';
import { teams } from '#shared/contracts/teams.ts';
import { teamStatistics } from '#shared/statistics.ts';
import { getTeamStatistics } from './getTeamStatistics.ts';

export const handler = lambda(teams.getTeamStatistics, {
  load: async ({ ProjectID, callerId }, { table }) => {
    const [project, team, weeks] = await Promise.all([
      table.get(projects.key(ProjectID)),
      table.query(members, { ...membersOf(ProjectID), limit: largestTeam }),
      table.query(weeklyTasks, { ...weeklyTasksOf(ProjectID), limit: teamStatistics.weeks }),
    ]);
    const items = team.items.toSorted((a, b) => (a.joinedAt < b.joinedAt ? -1 : 1));
    return [
      project,
      items,
      items.map(({ UserID }) => authors.key(UserID)),
      authors.key(callerId),
      [callerId, ...items.map(({ UserID }) => UserID)].map(id => personTasks.key(ProjectID, id)),
      taskCounts.key(ProjectID),
      weeks.items,
    ];
  },
  run: getTeamStatistics,
});
