import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { generated } from '#shared/contracts/generated.ts';
import { usesAt } from './generation.store.ts';
import { listGenerated } from './listGenerated.ts';
import { suggestionsOf, taskSuggestions } from './suggestion.store.ts';

export const handler = lambda(generated.listGeneratedTasks, {
  load: async ({ query: { ProjectID, ...paging }, callerId }, { table, now }) => {
    const page = await table.query(taskSuggestions, {
      ...suggestionsOf('tasks', callerId, ProjectID),
      ...paging,
    });
    return isRefusal(page) ? page : [page, ...usesAt(callerId, now())];
  },
  run: listGenerated,
});
