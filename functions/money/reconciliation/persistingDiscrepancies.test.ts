import { expect, test } from 'vitest';
import { type Discrepancy, persistingDiscrepancies } from './persistingDiscrepancies.ts';

const found = (...keys: string[]): Discrepancy[] =>
  keys.map(key => ({ key, kind: 'ledger', text: `text of ${key}` }));

async function check(...measurements: Discrepancy[][]): Promise<{ texts: string[]; measured: number }> {
  let measured = 0;
  const measure = async () => measurements[measured++] ?? [];
  const left = await persistingDiscrepancies(measure, { attempts: 3, pause: async () => undefined });
  return { texts: left.map(({ text }) => text), measured };
}

test('reports what every measurement finds, with the same difference', async () => {
  const outcome = await check(found('a 5', 'b 1'), found('b 2', 'a 5'), found('a 5', 'c 1'));
  expect(outcome).toEqual({ texts: ['text of a 5'], measured: 3 });
});

test('measures once if nothing is found', async () => {
  expect(await check([])).toEqual({ texts: [], measured: 1 });
});

test('stops when traffic explains everything', async () => {
  expect(await check(found('a 5'), found('a 7'), found('a 5'))).toEqual({ texts: [], measured: 2 });
});
