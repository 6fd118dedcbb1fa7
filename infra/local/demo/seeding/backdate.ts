import { marshall } from '@aws-sdk/util-dynamodb';
import { v7 } from 'uuid';
import { dispatchRecord } from '#functions/jobs/dispatchRecord.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';

/** Dependencies as of a past time, for operations that create history. */
export interface BackdatedDeps {
  at(moment: string): Deps;
  /** The same dependencies with a fixed id for the next item. */
  withNextId(id: string, moment: string): Deps;
  /**
   * Runs an operation at a past time, then the event handlers and projections at the same time. Throws if it is
   * refused, which is a mistake in the demo data.
   */
  run<T>(moment: string, what: (deps: Deps) => Promise<T>): Promise<Granted<T>>;
}

/** Output of an operation that is not refused. */
type Granted<T> = Exclude<T, Refusal>;

/** Outbox messages are withheld from the stream; their handlers run here, at the time of the message. */
export function backdate(real: Deps): BackdatedDeps {
  let seq = 0;
  const idAt = (moment: string): string => v7({ msecs: Date.parse(moment), seq: ++seq });
  const at = (moment: string, table = real.table): Deps => ({
    ...real,
    table,
    now: () => moment,
    newId: () => idAt(moment),
  });

  return {
    at,
    withNextId(id, moment) {
      let named: string | undefined = id;
      const newId = (): string => {
        const next = named ?? idAt(moment);
        named = undefined;
        return next;
      };
      return { ...at(moment), newId };
    },
    async run(moment, what) {
      const notes: Item[] = [];
      const outcome = await what(
        at(
          moment,
          withoutNotes(real.table, note => notes.push(note)),
        ),
      );
      if (isRefusal(outcome)) throw new Error(`Demo data refused: ${outcome.code}`);
      await followUp(notes, {
        ...at(moment),
        mail: noMail,
        payoutQueue: noQueue,
        cdn: noCdn,
        media: noMedia,
      });
      return outcome as Granted<typeof outcome>; // refusals have been thrown
    },
  };

  async function followUp(notes: readonly Item[], deps: JobDeps): Promise<void> {
    for (const note of notes) {
      const record = { eventID: `demo-${String(note['id'])}`, dynamodb: { NewImage: marshall(note) } };
      const later: Item[] = [];
      const quiet = { ...deps, table: withoutNotes(deps.table, one => later.push(one)) };
      await dispatchRecord(record as Parameters<typeof dispatchRecord>[0], quiet, {
        domainEventHandlers,
        projections: [],
      }); // as the stream passes them on
      await followUp(later, deps);
    }
  }
}

/** The past has no copies of pages. */
export const noCdn: JobDeps['cdn'] = { forget: () => Promise.resolve() };
/** Demo projects have no files. */
export const noMedia: JobDeps['media'] = {
  request: () => Promise.resolve(),
  release: () => Promise.resolve(false),
  conceal: () => Promise.resolve(),
  copy: () => Promise.resolve(false),
  withdraw: () => Promise.resolve(),
  removePrivate: () => Promise.resolve(),
};
/** Payouts of the past are sent by the seeding itself. */
export const noQueue: JobDeps['payoutQueue'] = { send: () => Promise.resolve() };
/** Emails of the past are not sent. */
export const noMail: JobDeps['mail'] = {
  send: () => Promise.resolve('sent'),
  readmit: () => Promise.resolve(),
};

type Item = Record<string, unknown>;

/** A table that removes outbox messages from each write and passes them on afterwards. */
function withoutNotes(table: Table, hear: (note: Item) => void): Table {
  return {
    ...table,
    async transact<Steps extends readonly (AnyStep | undefined)[]>(...steps: Steps) {
      const isNote = (step: AnyStep | undefined): boolean => step?.target.startsWith('outbox#') ?? false;
      const refused = await table.transact<Steps>(
        ...(steps.map(step => (isNote(step) ? undefined : step)) as unknown as Steps), // removed steps may be anywhere
      );
      if (!refused)
        for (const step of steps) if (step && isNote(step)) hear(step.request().params['Item'] as Item); // outbox messages are always put
      return refused;
    },
  };
}
