import { marshall } from '@aws-sdk/util-dynamodb';
import { dispatchRecord } from '#functions/jobs/dispatchRecord.ts';
import { projections } from '#functions/jobs/projections.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Item } from './expressions.ts';
import type { memoryDatabase } from './memoryDatabase.ts';

/** Runs the projections of each item (market entries, open roles, counts), as the stream would. */
export async function project(memory: ReturnType<typeof memoryDatabase>, deps: JobDeps): Promise<void> {
  const projected = new Set(projections.map(({ entity }) => entity));
  const done = new Set<string>();
  const waiting = (): Item[] =>
    memory.items().filter(item => projected.has(String(item['entity'])) && !done.has(addressOf(item)));

  for (let items = waiting(); items.length > 0; items = waiting()) {
    for (const item of items) {
      done.add(addressOf(item));
      const record = { eventID: `demo-${addressOf(item)}`, dynamodb: { NewImage: marshall(item) } };
      await dispatchRecord(record as Parameters<typeof dispatchRecord>[0], deps, {
        domainEventHandlers: [],
        projections,
      }); // as the stream passes them on
    }
  }
}

const addressOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`;
