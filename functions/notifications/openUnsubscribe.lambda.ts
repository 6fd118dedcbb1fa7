import { lambda } from '#functions/platform/lambda.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { openUnsubscribe } from './openUnsubscribe.ts';

export const handler = lambda(contracts.openUnsubscribe, { run: openUnsubscribe });
