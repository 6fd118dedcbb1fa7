import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { banBy, bannedFields, banSteps } from './banSteps.ts';
import { personPlan } from './personPlan.ts';
import { toPersonDetails } from './toPerson.ts';

/**
 * Bans a person. Every later call of theirs is refused, because each reads the caller's record. Of two bans at the same
 * time one takes effect and both succeed.
 */
export const banPerson = operation(contracts.banPerson, {
  load: personPlan,
  maxAttempts: 2,
  async run({ body: { reason }, caller, loaded: { user, counts, ban, payoutHold } }, deps) {
    const { table, now } = deps;
    if (!user || user.status === 'deleted') return refuse('AUTHOR_NOT_FOUND');
    const callerId = caller.UserID;
    if (user.status === 'banned')
      return await toPersonDetails(table, user, { counts, ban, payoutHold, callerId });

    const steps = banSteps(user, { deps, caller, reason });
    if (isRefusal(steps)) return steps;
    const refused = await table.transact(...steps);
    if (refused) return refused;
    const banned = { ...user, ...bannedFields(now()) };
    return await toPersonDetails(table, banned, {
      counts,
      ban: banBy(user, { deps, caller, reason }),
      payoutHold,
      callerId,
    });
  },
});
