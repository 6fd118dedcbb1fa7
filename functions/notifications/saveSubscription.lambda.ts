import { lambda } from '#functions/platform/lambda.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { loadSubscription } from './loadSubscription.ts';
import { saveSubscription } from './saveSubscription.ts';

export const handler = lambda(contracts.saveSubscription, {
  load: loadSubscription,
  run: saveSubscription,
  maxAttempts: 5,
});
