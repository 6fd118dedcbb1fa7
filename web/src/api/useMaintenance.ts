import { useSyncExternalStore } from 'react';
import { type MaintenanceState, maintenance } from './maintenance.ts';
import { useRenderedMaintenance } from './pageState.ts';

const open: MaintenanceState = { isOn: false };

/** Whether the site is under maintenance; on the server and during hydration, whether the page was rendered so. */
export function useMaintenance(): MaintenanceState {
  const rendered = useRenderedMaintenance();
  return useSyncExternalStore(maintenance.subscribe, maintenance.get, () => rendered ?? open);
}
