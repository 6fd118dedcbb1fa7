import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { World } from './world.ts';

/** Entities for tests of the table. */
export const stones = entity({
  name: 'stone',
  schema: z.object({
    cairn: z.string(),
    id: z.string(),
    weight: z.number(),
    colour: z.optional(z.string()),
    touched: z.optional(z.number()),
  }),
  key: (cairn: string, id: string) => ({ pk: `cairn#${cairn}`, sk: `stone#${id}` }),
  gsi1: ({ colour, id }) => (colour ? { pk: `colour#${colour}`, sk: id } : undefined),
});
export const visits = entity({
  name: 'visits',
  schema: z.object({ count: z.number() }),
  key: (cairn: string) => ({ pk: `cairn#${cairn}`, sk: 'visits' }),
});

/** Writes a stone. */
export async function putStone({ table }: World, cairn: string, id: string, weight = 1, colour?: string) {
  await table.write(Step.put(stones.key(cairn, id), { cairn, id, weight, ...(colour && { colour }) }));
}
