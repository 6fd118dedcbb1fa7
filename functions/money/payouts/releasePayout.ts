import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { auditPayout } from './auditPayout.ts';
import { payoutSteps, payouts } from './payout.store.ts';
import { showToAdministrator } from './showToAdministrator.ts';

/** Ends an administrator's hold; open disputes still hold the payout. Changes nothing if there is none. */
export const releasePayout = operation(contracts.releasePayout, {
  load: ({ recipientPayoutId }) => ({ payout: payouts.key(recipientPayoutId) }),
  maxAttempts: 2,
  async run({ body: { reason }, caller, loaded: { payout } }, deps) {
    if (!payout) return refuse('PAYOUT_NOT_FOUND');
    if (!payout.hold) return await showToAdministrator(deps, payout);

    const heldBy = (payout.heldBy ?? []).filter(holder => holder !== 'administrator');
    const refused = await deps.table.transact(
      payoutSteps.setHolders(payout, heldBy),
      ...auditPayout(deps, caller, { action: 'releasePayout', payout, reason }),
    );
    if (refused) return refused;
    const held = heldBy.length > 0 ? { held: true as const, heldBy } : { held: undefined, heldBy: undefined };
    return await showToAdministrator(deps, { ...payout, ...held, hold: undefined });
  },
});
