import type { Deps } from '#functions/platform/deps.ts';
import { takeProviderCall } from '#functions/provider/providerPace.ts';
import { providerCalls } from '#shared/settings.ts';
import { second } from '#shared/time.ts';

/** Waits for a background call at its usual rate, by a virtual clock that advances without real waiting. */
export const takeVirtualCall = (
  deps: Pick<Deps, 'table' | 'now'>,
  advance: (ms: number) => void,
): Promise<void> =>
  takeProviderCall(deps, {
    perSecond: providerCalls.backgroundPerSecond,
    patienceMs: providerCalls.patienceSeconds * second,
    pause: async ms => advance(ms),
  });
