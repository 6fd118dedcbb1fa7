import { marshall } from '@aws-sdk/util-dynamodb';
import { v7 } from 'uuid';
import { dispatchRecord } from '#functions/jobs/dispatchRecord.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';

/** The world outside as it was at some moment, for operations that make history. */
export interface BackdatedDeps {
  at(moment: string): Deps;
  /** The same, with this id for the next thing that is made. */
  withNextId(id: string, moment: string): Deps;
  /** Runs an operation at a moment, and then what follows from it at that moment. A refusal is a fault in the demo data. */
  run<T>(moment: string, what: (deps: Deps) => Promise<T>): Promise<Granted<T>>;
}

/** What an operation answers when it does not refuse. */
type Granted<T> = Exclude<T, Refusal>;

/** Notes of the outbox are kept from the stream: what follows from them is done here, at the moment of the note. */
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
      if (isRefusal(outcome)) throw new Error(`The demo data were refused: ${outcome.code}.`);
      await followUp(notes, { ...at(moment), mail: noMail });
      return outcome as Granted<typeof outcome>; // refusals were thrown
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
      }); // as the stream hands them on
      await followUp(later, deps);
    }
  }
}

/** The letters of the past were read long ago. */
export const noMail: JobDeps['mail'] = { send: () => Promise.resolve('sent') };

type Item = Record<string, unknown>;

/** The table, from which notes of the outbox are taken out and handed over once the rest is written. */
function withoutNotes(table: Table, hear: (note: Item) => void): Table {
  return {
    ...table,
    async transact<Steps extends readonly (AnyStep | undefined)[]>(...steps: Steps) {
      const isNote = (step: AnyStep | undefined): boolean => step?.target.startsWith('outbox#') ?? false;
      const refused = await table.transact<Steps>(
        ...(steps.map(step => (isNote(step) ? undefined : step)) as unknown as Steps), // a step that is left out may stand anywhere
      );
      if (!refused)
        for (const step of steps) if (step && isNote(step)) hear(step.request().params['Item'] as Item); // notes are put whole
      return refused;
    },
  };
}
