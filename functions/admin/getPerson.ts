import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { admin as contracts } from '#shared/contracts/admin.ts';
import type { PersonPlan } from './personPlan.ts';
import { toPersonDetails } from './toPerson.ts';

/** Returns a person's account. Cost: 1 DynamoDB request, 2 if they are banned. */
export async function getPerson(
  { caller, loaded: [user, counts, ban, payoutHold] }: Input<typeof contracts.getPerson, PersonPlan>,
  { table }: Deps,
) {
  if (!user || user.status === 'deleted') return refuse('AUTHOR_NOT_FOUND');
  return await toPersonDetails(table, user, { counts, ban, payoutHold, callerId: caller.UserID });
}
