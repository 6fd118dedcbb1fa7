import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { personPlan } from './personPlan.ts';
import { toPersonDetails } from './toPerson.ts';

/** Returns a person's account. Cost: 1 DynamoDB request, 2 if they are banned. */
export const getPerson = operation(contracts.getPerson, {
  load: personPlan,
  async run({ caller, loaded: { user, counts, ban, payoutHold } }, { table }) {
    if (!user || user.status === 'deleted') return refuse('AUTHOR_NOT_FOUND');
    return await toPersonDetails(table, user, { counts, ban, payoutHold, callerId: caller.UserID });
  },
});
