import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Tables } from './records.ts';

/** Records of one kind by id, oldest first. Records are replaced, never changed in place. */
interface Table<T extends { id: string }> {
  get(id: string): T | undefined;
  insert(record: T): T;
  /** Returns the updated record. Throws if it does not exist. */
  update(id: string, changes: Partial<T>): T;
  remove(id: string): void;
  all(): T[];
  /** The same without a copy, for those who stop early. */
  each(): Iterable<T>;
}

type StoredTables = { [Name in keyof Tables]: Table<Tables[Name]> };

/** The simulator's state: in memory, and saved to one file if there is a folder. */
export interface Store extends StoredTables {
  /** Seconds by which the simulated clock is ahead of the system clock. */
  clockAhead: { get(): number; set(seconds: number): void };
  /** Finds a record of any type, for `expand`. */
  find(id: string): object | undefined;
  /** Resolves when everything has been saved. */
  flush(): Promise<void>;
}

const tableNames = [
  'sessions',
  'plans',
  'intents',
  'authentications',
  'pending',
  'settling',
  'settings',
  'charges',
  'refunds',
  'disputes',
  'fraudWarnings',
  'accounts',
  'links',
  'transfers',
  'bankPayouts',
  'dueBankPayouts',
  'reversals',
  'balance',
  'customers',
  'methods',
  'cards',
  'products',
  'portals',
  'subscriptions',
  'billing',
  'invoices',
  'invoicePayments',
  'events',
  'deliveries',
  'answers',
] as const satisfies (keyof Tables)[];

/** Tables that callers can see; the others are internal. */
const publicNames = tableNames.filter(
  name =>
    ![
      'plans',
      'authentications',
      'dueBankPayouts',
      'pending',
      'settling',
      'settings',
      'links',
      'cards',
      'billing',
      'deliveries',
      'answers',
    ].includes(name),
);

const SavedState = z.object({
  clockAhead: z.number(),
  tables: z.record(z.string(), z.array(z.looseObject({ id: z.string() }))),
});

const saveDelayMs = 50;
/** Saving takes at most this share of the time, so that a large state is saved less often. */
const saveShare = 0.1;

/** Opens the state in the folder. Without a folder it is lost when the process ends. */
export function openStore(dataDir: string | undefined): Store {
  const file = dataDir && join(dataDir, 'payments.json');
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const saved = file ? load(file) : undefined;

  let clockAhead = saved?.clockAhead ?? 0;
  let timer: NodeJS.Timeout | undefined;
  let saving = Promise.resolve();
  let saveTookMs = 0;

  const maps = new Map<string, Map<string, { id: string }>>(
    tableNames.map(name => [name, new Map((saved?.tables[name] ?? []).map(record => [record.id, record]))]),
  );

  function markChanged() {
    if (!file || timer) return;
    timer = setTimeout(() => void save().catch(console.error), Math.max(saveDelayMs, saveTookMs / saveShare));
    timer.unref();
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!file) return Promise.resolve();

    // A failed save has been reported; the next one writes the whole state again.
    saving = saving
      .catch(() => undefined)
      .then(async () => {
        const started = performance.now();
        const tables = Object.fromEntries([...maps].map(([name, records]) => [name, [...records.values()]]));
        await writeFile(`${file}.new`, JSON.stringify({ clockAhead, tables }));
        await rename(`${file}.new`, file);
        saveTookMs = performance.now() - started;
      });
    return saving;
  }

  function table<T extends { id: string }>(name: keyof Tables): Table<T> {
    // The file is written by the same tables, so the records of a table have its type.
    const records = maps.get(name) as Map<string, T>;
    return {
      get: id => records.get(id),
      insert(record) {
        records.set(record.id, record);
        markChanged();
        return record;
      },
      update(id, changes) {
        const record = records.get(id);
        if (!record) throw new Error(`${name} has no ${id}`);
        const changed = { ...record, ...changes };
        records.set(id, changed);
        markChanged();
        return changed;
      },
      remove(id) {
        if (records.delete(id)) markChanged();
      },
      all: () => [...records.values()],
      each: () => records.values(),
    };
  }

  const tables = Object.fromEntries(tableNames.map(name => [name, table(name)])) as unknown as StoredTables;

  return {
    ...tables,
    clockAhead: {
      get: () => clockAhead,
      set(seconds) {
        clockAhead = seconds;
        markChanged();
      },
    },
    find: id => publicNames.map(name => maps.get(name)?.get(id)).find(record => record !== undefined),
    flush: save,
  };
}

function load(file: string): z.infer<typeof SavedState> | undefined {
  if (!existsSync(file)) return undefined;
  return SavedState.parse(JSON.parse(readFileSync(file, 'utf8')));
}
