import * as z from 'zod/mini';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { maintenance as settings } from '#shared/maintenance.ts';
import { second } from '#shared/time.ts';
import { errorFields, type Log } from './log.ts';
import { type Refusal, refuse } from './refusal.ts';
import { entity } from './table/entity.ts';
import type { Table } from './table.ts';

const Maintenance = z.object({
  isOn: z.boolean(),
  /** Time at which it was last switched on or off. */
  since: Instant,
  /** Expected time at which the site opens again. It stays closed until maintenance is switched off. */
  until: z.optional(Instant),
  /** The administrator who switched it; absent for an operator on the command line. */
  switchedBy: z.optional(UserID),
});
export type Maintenance = z.infer<typeof Maintenance>;

/** The switch of the site's maintenance: one item. */
export const maintenance = entity({
  name: 'maintenance',
  schema: Maintenance,
  key: () => ({ pk: 'maintenance', sk: 'maintenance' }),
});

/** The switch after a change. Its start stays while only the expected end changes. */
export const switched = (
  before: Maintenance | undefined,
  { isOn, until, switchedBy }: Omit<Maintenance, 'since'>,
  now: string,
): Maintenance => ({
  isOn,
  since: before?.isOn === isOn ? before.since : now,
  ...(isOn && until && { until }),
  ...(switchedBy && { switchedBy }),
});

/** The dependencies by which the switch is read. */
interface Reading {
  table: Pick<Table, 'batchGetEventually'>;
  now: () => string;
  log: Log;
}

/** The maintenance switch as a function remembers it. */
export interface MaintenanceMemory {
  /** The switch, at most `maintenance.rememberedSeconds` old. Undefined if it has never been used or cannot be read. */
  read(deps: Reading): Promise<Maintenance | undefined>;
}

/** Creates the memory of a running function: calls share what one of them has read. Cost: at most 1 DynamoDB request per call. */
export function makeMaintenanceMemory(): MaintenanceMemory {
  let last: { at: number; item: Promise<Maintenance | undefined> } | undefined;

  return {
    read({ table, now, log }) {
      const age = last && Date.parse(now()) - last.at;
      if (last && age !== undefined && age >= 0 && age < settings.rememberedSeconds * second)
        return last.item;

      const item = table.batchGetEventually(maintenance.key()).then(
        ([found]) => found,
        (error: unknown) => {
          last = undefined; // the next call tries again
          log.info('maintenance.unread', errorFields(error)); // the call itself reports an outage
          return undefined;
        },
      );
      last = { at: Date.parse(now()), item };
      return item;
    },
  };
}

/** The maintenance that is going on, if any. A world without a memory has none. */
export async function currentMaintenance({
  maintenance: memory,
  ...deps
}: Reading & { maintenance?: MaintenanceMemory }): Promise<Maintenance | undefined> {
  const found = await memory?.read(deps);
  return found?.isOn ? found : undefined;
}

/** Refuses a call during maintenance, with when to try again. */
export function refuseDuring({ until }: Maintenance, now: string): Refusal<'SITE_UNDER_MAINTENANCE'> {
  return refuse('SITE_UNDER_MAINTENANCE', until ? { until } : {}).withHeaders({
    'retry-after': String(retryAfter(until, now)),
  });
}

/** Seconds after which a client should try again: at the expected end, if that is soon. */
export function retryAfter(until: string | undefined, now: string): number {
  const { min, max } = settings.retryAfterSeconds;
  const left = until ? Math.ceil((Date.parse(until) - Date.parse(now)) / second) : 0;
  return Math.min(max, Math.max(min, left));
}
