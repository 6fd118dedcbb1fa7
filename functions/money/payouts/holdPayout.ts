import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { isActionAllowed, payoutActions } from '#shared/lifecycle.ts';
import { auditPayout } from './auditPayout.ts';
import { payoutSteps, payouts } from './payout.store.ts';
import { showToAdministrator } from './showToAdministrator.ts';

/** Holds a payout that has not been sent. Changes nothing if an administrator already holds it. */
export const holdPayout = operation(contracts.holdPayout, {
  load: ({ recipientPayoutId }) => ({ payout: payouts.key(recipientPayoutId) }),
  maxAttempts: 2,
  async run({ body: { reason }, caller, loaded: { payout } }, deps) {
    if (!payout) return refuse('PAYOUT_NOT_FOUND');
    if (payout.hold) return await showToAdministrator(deps, payout);
    if (!isActionAllowed(payoutActions.hold, payout.status)) return refuse('PAYOUT_NOT_HOLDABLE');

    const hold = { reason, at: deps.now() };
    const heldBy = [...(payout.heldBy ?? []), 'administrator' as const];
    const refused = await deps.table.transact(
      payoutSteps.setHolders(payout, heldBy, hold),
      ...auditPayout(deps, caller, { action: 'holdPayout', payout, reason }),
    );
    return refused ?? (await showToAdministrator(deps, { ...payout, held: true, heldBy, hold }));
  },
});
