import { expect, test } from 'vitest';
import { anOrder } from '#web/testing/orders.ts';
import { parsePaymentQuery, repeatPaymentPath } from './paymentQuery.ts';

const read = (query: string) => parsePaymentQuery(new URLSearchParams(query));

test('Parses the project and the choice from the URL', () => {
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

test('Ignores invalid values', () => {
  expect(read('project=../x&kind=gift&amount=-5&quantity=1.5')).toEqual({
    project: undefined,
    wanted: { kind: undefined, amount: undefined, quantity: undefined },
  });
});

test('Links an ended order to the payment page with the same choice', () => {
  expect(repeatPaymentPath('fr', anOrder())).toBe('/fr/payment?project=tidewatch&kind=donation&amount=1500');
});
