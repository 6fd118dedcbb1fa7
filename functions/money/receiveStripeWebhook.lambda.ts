import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { paymentDeps } from './paymentDeps.ts';
import { receiveStripeWebhook } from './webhook/receiveStripeWebhook.ts';

export const handler = lambda(money.receiveStripeWebhook, { run: receiveStripeWebhook }, paymentDeps);
