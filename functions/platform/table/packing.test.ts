import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createWorld, type World } from '#functions/testing/world.ts';
import { projectionsOf } from '../projection.ts';
import { entity } from './entity.ts';
import { Step } from './step.ts';

const letters = entity({
  name: 'letter',
  schema: z.object({
    id: z.string(),
    text: z.string(),
    notes: z.optional(z.array(z.object({ text: z.string() }))),
    read: z.optional(z.boolean()),
  }),
  key: (id: string) => ({ pk: `letter#${id}`, sk: 'letter' }),
  packs: ['text', 'notes'],
});
const long = Array.from({ length: 60 }, (_, line) => `Line ${line}: “Où est né l’été ?” asked Zoë 🪨.`).join(
  '\n',
);
const notes = Array.from({ length: 40 }, (_, index) => ({ text: `Note ${index} about the letter` }));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const key = (id: string) => {
  const { pk, sk } = letters.key(id);
  return { pk, sk };
};
const stored = async (id: string) =>
  (await world.database.client.send(new GetCommand({ TableName: world.database.tableName, Key: key(id) })))
    .Item;

describe('Fields that are stored packed', () => {
  test('are read as they were written, and stored in fewer bytes', async () => {
    const letter = { id: 'whole', text: long, notes };
    await world.table.write(Step.put(letters.key('whole'), letter));
    expect(await world.table.get(letters.key('whole'))).toEqual(letter);
    const { text, notes: few } = (await stored('whole')) ?? {};
    expect(text).toBeInstanceOf(Uint8Array);
    expect(text.length).toBeLessThan(Buffer.byteLength(long) / 2);
    expect(few.length).toBeLessThan(JSON.stringify(notes).length / 2);
  });

  test('are stored as they are while they are short', async () => {
    await world.table.write(
      Step.put(letters.key('short'), { id: 'short', text: 'Hello', notes: [{ text: 'Hi' }] }),
    );
    expect(await stored('short')).toMatchObject({ text: 'Hello', notes: [{ text: 'Hi' }] });
  });

  test('are packed by updates too, and removed by them', async () => {
    await world.table.write(Step.put(letters.key('updated'), { id: 'updated', text: 'Hello', notes }));
    await world.table.write(Step.update(letters.key('updated'), { text: long, read: true }).unset('notes'));
    expect(await world.table.get(letters.key('updated'))).toEqual({ id: 'updated', text: long, read: true });
    expect((await stored('updated'))?.['text']).toBeInstanceOf(Uint8Array);
  });

  test('are read if they were stored before their type packed them', async () => {
    const Item = { ...key('former'), entity: 'letter', id: 'former', text: long };
    await world.database.client.send(new PutCommand({ TableName: world.database.tableName, Item }));
    expect(await world.table.get(letters.key('former'))).toEqual({ id: 'former', text: long });
  });

  test('reach projections through the stream', async () => {
    const seen: (string | undefined)[] = [];
    await world.table.write(Step.put(letters.key('streamed'), { id: 'streamed', text: long }));
    await world.table.write(Step.update(letters.key('streamed'), { text: `${long} Yours, Zoë` }));
    await world.runStream({
      domainEventHandlers: [],
      projections: [
        projectionsOf(letters, {
          note: async ({ before, after }) => {
            if (after?.id === 'streamed') seen.push(before?.text, after.text);
          },
        }),
      ],
    });
    expect(seen).toEqual([undefined, long, long, `${long} Yours, Zoë`]);
  });

  test('cannot be compared by a condition, but their presence can', async () => {
    const step = Step.check(letters.key('whole'));
    expect(() => step.when('text', '=', long)).toThrow('text of letter is packed and cannot be compared');
    expect(() => step.when('text', 'in', [long])).toThrow('cannot be compared');
    expect(() => step.whenAbsentOr('text', '=', long)).toThrow('cannot be compared');
    expect(await world.table.transact(step.when('notes', 'exists'))).toBeUndefined();
  });
});
