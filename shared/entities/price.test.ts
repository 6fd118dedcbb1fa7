import { expect, test } from 'vitest';
import { gifts, minUnits } from '../gifts.ts';
import { maxUnitsHeld } from '../heldUnits.ts';
import { platformFeeOf } from '../platformFee.ts';
import { currencies, money, project } from '../settings.ts';
import { stones } from '../stones.ts';
import { minUnitPrice, priceProblem } from './price.ts';

test('a price has no problem exactly if a person can buy a number of points at it', () => {
  for (const currency of currencies)
    for (const total of [1, 1_50, 1_99, 2_00, 2_01, 14_00, 1_000_00, money.maxPayment, money.maxPayment + 1])
      for (const number of [1, 2, 3, 4, 5, 28, 99_999]) {
        const price = total / number;
        if (!Number.isInteger(price) || price < minUnitPrice) continue;
        const fewest = minUnits(price, currency);
        const canBuy =
          fewest <= number && fewest <= maxUnitsHeld(number, fewest) && fewest * price <= money.maxPayment;
        const problem = priceProblem({ totalContributionBudget: total, numberOfContributions: number });
        expect([total, number, problem === undefined]).toEqual([total, number, canBuy]);
      }
});

test('the smallest budget has a smallest payment for each stone, and reaches the smallest transfer by such payments', () => {
  for (const currency of currencies) {
    const { min } = gifts[currency];
    expect(project.budget.min).toBeGreaterThanOrEqual(stones * min);
    const received = stones * (min - platformFeeOf(min, currency, 50));
    expect(received).toBeGreaterThanOrEqual(money.minTransfer);
  }
});
