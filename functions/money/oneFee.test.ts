import { expect, test } from 'vitest';
import { readSource, sources } from '#functions/testing/sources.ts';

/** Tests may compute what they expect. */
const production = sources.filter(file => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/'));
const filesWith = (pattern: RegExp) => production.filter(file => pattern.test(readSource(file))).toSorted();

test('one function computes the platform fee', () => {
  const multiplied =
    /\*\s*\(?[\w.]*permille\b|permille\b\)?\s*\*(?!\/)|commissionPermille\)?\s*\*(?!\/)|\*\s*\(?[\w.[\]]*commissionPermille/i;
  expect(filesWith(multiplied)).toEqual(['shared/platformFee.ts']);
});

test('one function knows what a card costs', () => {
  expect(filesWith(/basisPoints/)).toEqual(['shared/cardCosts.ts']);
});

test('the fee is computed where it is quoted, booked and shown, and its part that is kept in one place', () => {
  expect(filesWith(/\bplatformFeeOf\(/)).toEqual([
    'functions/money/captures/divideIncome.ts',
    'functions/money/orders/initiatePayment.ts',
    'shared/platformFee.ts',
    'web/build/texts/facts.ts',
    'web/src/domain/money/pay/useCharge.ts',
  ]);
  expect(filesWith(/\bkeptFeeOf\(/)).toEqual(['functions/money/refunds/keptFee.ts']);
});
