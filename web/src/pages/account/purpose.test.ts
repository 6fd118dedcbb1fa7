import { expect, test } from 'vitest';
import { purposeOf } from './purpose.ts';

test.each([
  ['/en/projects/01a/tidewatch?apply=01b#roles', 'application'],
  ['/fr/payment?project=01a&kind=donation&amount=1000', 'payment'],
  ['/es/subscribe-payment?plan=pro', 'plan'],
  ['/en/proposal', 'proposal'],
  ['/en/projects/01a/tidewatch', undefined],
  ['/en/payment-status?PaymentID=1', undefined],
  ['/etc', undefined],
  [undefined, undefined],
])('someone who wants to return to %s goes on with: %s', (next, purpose) => {
  expect(purposeOf(next)).toBe(purpose);
});
