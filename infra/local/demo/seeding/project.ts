import { marshall } from '@aws-sdk/util-dynamodb';
import { deliver } from '#functions/jobs/deliver.ts';
import type { JobOutside } from '#functions/jobs/outside.ts';
import { projections } from '#functions/jobs/projections.ts';
import type { Item } from './expressions.ts';
import type { memoryDatabase } from './memoryDatabase.ts';

/** What follows from each item being there: lines of the market, open roles, counts. As the stream would do it, item by item. */
export async function project(memory: ReturnType<typeof memoryDatabase>, outside: JobOutside): Promise<void> {
  const projected = new Set(projections.map(({ entity }) => entity));
  const done = new Set<string>();
  const waiting = (): Item[] =>
    memory.items().filter(item => projected.has(String(item['entity'])) && !done.has(addressOf(item)));

  for (let items = waiting(); items.length > 0; items = waiting()) {
    for (const item of items) {
      done.add(addressOf(item));
      const record = { eventID: `demo-${addressOf(item)}`, dynamodb: { NewImage: marshall(item) } };
      await deliver(record as Parameters<typeof deliver>[0], outside, { reactions: {}, projections }); // as the stream hands them on
    }
  }
}

const addressOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`;
