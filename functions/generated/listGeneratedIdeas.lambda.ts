import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { generated } from '#shared/contracts/generated.ts';
import { usesAt } from './generation.store.ts';
import { listGenerated } from './listGenerated.ts';
import { ideas, suggestionsOf } from './suggestion.store.ts';

export const handler = lambda(generated.listGeneratedIdeas, {
  load: async ({ query, callerId }, { table, now }) => {
    const page = await table.query(ideas, { ...suggestionsOf('ideas', callerId), ...query });
    return isRefusal(page) ? page : [page, ...usesAt(callerId, now())];
  },
  run: listGenerated,
});
