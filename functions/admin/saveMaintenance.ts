import { audit } from '#functions/audit/audit.store.ts';
import { maintenance, switched } from '#functions/platform/maintenance.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import { Step } from '#functions/platform/table/step.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { toMaintenanceStatus } from './toMaintenanceStatus.ts';

/** Switches maintenance. Of two administrators at the same time the later one wins, and both are in the log. */
export const saveMaintenance = operation(contracts.saveMaintenance, {
  load: () => ({ before: maintenance.key() }),
  async run({ body: { isOn, until }, caller, loaded: { before } }, { table, now, newId }) {
    if (isOn && until && until <= now()) return refuse('MAINTENANCE_END_PAST');

    const after = switched(before, { isOn, until, switchedBy: caller.UserID }, now());
    const refused = await table.transact(
      Step.put(maintenance.key(), after),
      ...audit.record({ now, newId }, caller, {
        action: isOn ? 'startMaintenance' : 'endMaintenance',
        target: { kind: 'site', id: siteUrl(), label: siteUrl() },
      }),
    );
    return refused ?? (await toMaintenanceStatus(table, after));
  },
});
