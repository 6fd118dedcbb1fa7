import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { canUnsubscribe, loadSubscription } from './loadSubscription.ts';
import { changed, saveChange, stopping } from './subscription.ts';
import { unsubscribeLinks } from './unsubscribeToken.ts';

/** The body of RFC 8058, section 3.1: URL-encoded, or as a part of multipart/form-data. */
const oneClick = /List-Unsubscribe(?:=|"\s+)One-Click/;

/**
 * Stops what the link belongs to. Only the body that email programs send does so: link scanners, which may send a POST
 * too, do not. Cost: 2 DynamoDB requests.
 */
export const unsubscribe = operation(contracts.unsubscribe, {
  uses: [unsubscribeLinks],
  writes: ['user#*'],
  load: loadSubscription,
  maxAttempts: 5,
  async run({ body, loaded: { user, saved, scope } }, { table, now }) {
    if (!oneClick.test(body)) return refuse('INVALID_REQUEST');
    if (!canUnsubscribe(user)) return refuse('UNSUBSCRIBE_LINK_INVALID');

    const linked = { user, saved, scope };
    const change = stopping(linked);
    const refused = await saveChange({ table, now }, linked, change);
    return refused ?? changed(linked, change);
  },
});
