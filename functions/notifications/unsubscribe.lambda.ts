import { lambda } from '#functions/platform/lambda.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { loadSubscription } from './loadSubscription.ts';
import { unsubscribe } from './unsubscribe.ts';

export const handler = lambda(contracts.unsubscribe, {
  load: loadSubscription,
  run: unsubscribe,
  maxAttempts: 5,
});
