import { expect, test } from 'vitest';
import { feeRange } from './feeRange.ts';

test('The fee is told from the smallest to the largest plan, rounded half up to the penny', () => {
  const { permille, amounts } = feeRange(15_00, { free: 50, basic: 45, pro: 40, premium: 35 });
  expect(permille).toEqual([35, 50]);
  expect(amounts).toEqual([53, 75]);
});
