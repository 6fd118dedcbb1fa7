import { audit } from '#functions/audit/audit.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { AuditAction } from '#shared/entities/auditEntry.ts';
import { isActionAllowed, payoutActions } from '#shared/lifecycle.ts';
import { payoutSteps, type payouts, type StoredPayout } from './payout.store.ts';
import { showToAdministrator } from './showToAdministrator.ts';

/** Holds a payout that has not been sent. Changes nothing if an administrator already holds it. */
export async function holdPayout(
  { body: { reason }, caller, loaded: [payout] }: Input<typeof contracts.holdPayout, [typeof payouts]>,
  deps: Deps,
) {
  if (!payout) return refuse('PAYOUT_NOT_FOUND');
  if (payout.hold) return await showToAdministrator(deps, payout);
  if (!isActionAllowed(payoutActions.hold, payout.status)) return refuse('PAYOUT_NOT_HOLDABLE');

  const hold = { reason, at: deps.now() };
  const heldBy = [...(payout.heldBy ?? []), 'administrator' as const];
  const refused = await deps.table.transact(
    payoutSteps.setHolders(payout, heldBy, hold),
    ...recordIn(deps, caller, { action: 'holdPayout', payout, reason }),
  );
  return refused ?? (await showToAdministrator(deps, { ...payout, held: true, heldBy, hold }));
}

/** Ends an administrator's hold; open disputes still hold the payout. Changes nothing if there is none. */
export async function releasePayout(
  { body: { reason }, caller, loaded: [payout] }: Input<typeof contracts.releasePayout, [typeof payouts]>,
  deps: Deps,
) {
  if (!payout) return refuse('PAYOUT_NOT_FOUND');
  if (!payout.hold) return await showToAdministrator(deps, payout);

  const heldBy = (payout.heldBy ?? []).filter(holder => holder !== 'administrator');
  const refused = await deps.table.transact(
    payoutSteps.setHolders(payout, heldBy),
    ...recordIn(deps, caller, { action: 'releasePayout', payout, reason }),
  );
  if (refused) return refused;
  const held = heldBy.length > 0 ? { held: true as const, heldBy } : { held: undefined, heldBy: undefined };
  return await showToAdministrator(deps, { ...payout, ...held, hold: undefined });
}

function recordIn(
  deps: Deps,
  caller: Parameters<typeof audit.record>[1],
  { action, payout, reason }: { action: AuditAction; payout: StoredPayout; reason: string | undefined },
) {
  const target = { kind: 'payout', id: payout.recipientPayoutId, label: payout.project.shortName } as const;
  return audit.record(deps, caller, { action, target, reason });
}
