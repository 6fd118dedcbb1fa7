import { expect, test } from 'vitest';
import { createWorld } from '#functions/testing/world.ts';
import { casesIn, reads } from './cases.ts';

test('each read is measured by a case, and all cases succeed', async () => {
  const world = await createWorld();
  try {
    const cases = await casesIn(world);
    const measured = new Set<string>(cases.map(({ operation }) => operation.contract.id));
    expect(reads.filter(({ id }) => !measured.has(id)).map(({ id }) => id)).toEqual([]);

    for (const { name, operation, input, sending } of cases) {
      const { status, code } = await world.callWith(operation, input, sending);
      expect(`${name}: ${status < 300 ? 'done' : `${status} ${code}`}`).toBe(`${name}: done`);
    }
  } finally {
    await world.close();
  }
});
