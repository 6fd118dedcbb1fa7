import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { generated } from '#shared/contracts/generated.ts';
import { toGeneratedPage } from './generatedPage.ts';
import { usesAt } from './generation.store.ts';
import { ideas, suggestionsOf } from './suggestion.store.ts';

/** Lists the ideas that were generated for the caller, with the generations of the day. Cost: 2 DynamoDB requests. */
export const listGeneratedIdeas = operation(generated.listGeneratedIdeas, {
  load: async ({ query, callerId }, { table, now }) => {
    const page = await table.query(ideas, { ...suggestionsOf('ideas', callerId), ...query });
    return isRefusal(page) ? page : { page, uses: usesAt(callerId, now()) };
  },
  run: ({ caller, loaded }, { now }) => toGeneratedPage(caller, loaded, now()),
});
