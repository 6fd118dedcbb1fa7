import { audit } from '#functions/audit/audit.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { maintenance, switched } from '#functions/platform/maintenance.store.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { admin as contracts } from '#shared/contracts/admin.ts';
import { toMaintenanceStatus } from './toMaintenanceStatus.ts';

/** Switches maintenance. Of two administrators at the same time the later one wins, and both are in the log. */
export async function saveMaintenance(
  {
    body: { isOn, until },
    caller,
    loaded: [before],
  }: Input<typeof contracts.saveMaintenance, [typeof maintenance]>,
  { table, now, newId }: Deps,
) {
  if (isOn && until && until <= now()) return refuse('MAINTENANCE_END_PAST');

  const after = switched(before, { isOn, until, switchedBy: caller.UserID }, now());
  const refused = await table.transact(
    Step.put(maintenance.key(), after),
    ...audit.record({ now, newId }, caller, {
      action: isOn ? 'startMaintenance' : 'endMaintenance',
      target: { kind: 'site', id: siteUrl, label: siteUrl },
    }),
  );
  return refused ?? (await toMaintenanceStatus(table, after));
}
