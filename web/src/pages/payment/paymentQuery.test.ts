import { expect, test } from 'vitest';
import { anOrder } from '#web/testing/orders.ts';
import { parsePaymentQuery, repeatPaymentPath } from './paymentQuery.ts';

const read = (query: string) => parsePaymentQuery(new URLSearchParams(query));

test('The address holds the project and what is to be given', () => {
  expect(read('project=tidewatch&kind=donation&amount=1500')).toEqual({
    project: 'tidewatch',
    wanted: { kind: 'donation', amount: 1500, quantity: undefined },
  });
  expect(read('project=tidewatch&kind=points&quantity=4').wanted).toEqual({
    kind: 'points',
    amount: undefined,
    quantity: 4,
  });
});

test('What cannot be given is left out', () => {
  expect(read('project=../x&kind=gift&amount=-5&quantity=1.5')).toEqual({
    project: undefined,
    wanted: { kind: undefined, amount: undefined, quantity: undefined },
  });
});

test('An order that has ended leads to the same choice', () => {
  expect(repeatPaymentPath('fr', anOrder())).toBe('/fr/payment?project=tidewatch&kind=donation&amount=1500');
});
