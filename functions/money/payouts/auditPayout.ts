import { audit } from '#functions/audit/audit.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { AuditAction } from '#shared/entities/auditEntry.ts';
import type { StoredPayout } from './payout.store.ts';

/** Steps that record what an administrator did with a payout. */
export const auditPayout = (
  deps: Deps,
  caller: Caller,
  { action, payout, reason }: { action: AuditAction; payout: StoredPayout; reason: string | undefined },
) => {
  const target = { kind: 'payout', id: payout.recipientPayoutId, label: payout.project.shortName } as const;
  return audit.record(deps, caller, { action, target, reason });
};
