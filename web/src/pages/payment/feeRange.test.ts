import { expect, test } from 'vitest';
import { feeRange } from './feeRange.ts';

test('The range covers the fees of all plans, rounded half up to the penny', () => {
  const { permille, amounts } = feeRange(15_00, { free: 50, basic: 45, pro: 40, premium: 35 });
  expect(permille).toEqual([35, 50]);
  expect(amounts).toEqual([53, 75]);
});
