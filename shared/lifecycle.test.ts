import { expect, test } from 'vitest';
import { assertTransition, payoutActions, refundActions } from './lifecycle.ts';

test('a state follows another only by an action, or stays', () => {
  expect(() => assertTransition(payoutActions, 'processing', 'eligible')).not.toThrow();
  expect(() => assertTransition(payoutActions, 'completed', undefined)).not.toThrow();
  expect(() => assertTransition(payoutActions, 'completed', 'completed')).not.toThrow();
  expect(() => assertTransition(payoutActions, 'completed', 'failed')).toThrow('from completed to failed');
  expect(() => assertTransition(refundActions, 'withdrawn', 'processing')).toThrow();
});
