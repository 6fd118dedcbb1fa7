import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { members, membershipsOf } from '#functions/projects/member.store.ts';
import { openRoles, openRolesList } from '#functions/prospects/openRole.store.ts';
import { requests, requestsOf } from '#functions/requests/request.store.ts';
import { tasks, tasksOf } from '#functions/tasks/task.store.ts';
import { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import { suggestion as settings } from '#shared/finding.ts';
import { listSuggestedProspects } from './listSuggestedProspects.ts';

export const handler = lambda(contracts.listSuggestedProspects, {
  load: async ({ callerId }, { table }) => {
    const [teams, done, applied, newest] = await Promise.all([
      table.query(members, { ...membershipsOf(callerId), limit: settings.record }),
      table.query(tasks, { ...tasksOf.assigneeColumn(callerId, 'DONE'), limit: settings.record }),
      table.query(requests, { ...requestsOf.contributor(callerId), limit: 100 }),
      table.query(openRoles, { pk: openRolesList, order: 'desc', limit: settings.candidates }),
    ]);
    return [authors.key(callerId), teams, done, applied, newest];
  },
  run: listSuggestedProspects,
});
