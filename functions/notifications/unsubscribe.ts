import type { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { notifications as contracts } from '#shared/contracts/notifications.ts';
import type { SubscriptionScope } from '#shared/entities/notificationPreferences.ts';
import { chooseFrequencies } from './emailPreferences.ts';
import { canUnsubscribe } from './loadSubscription.ts';
import { stopped } from './subscription.ts';

/** The body of RFC 8058, section 3.1: URL-encoded, or as a part of multipart/form-data. */
const oneClick = /List-Unsubscribe(?:=|"\s+)One-Click/;

/**
 * Stops what the link belongs to. Only the body that email programs send does so: link scanners, which may send a POST
 * too, do not. Cost: 2 DynamoDB requests.
 */
export async function unsubscribe(
  { body, loaded: [user, scope] }: Input<typeof contracts.unsubscribe, [typeof callers, SubscriptionScope]>,
  { table }: Deps,
) {
  if (!oneClick.test(body)) return refuse('INVALID_REQUEST');
  if (!canUnsubscribe(user)) return refuse('UNSUBSCRIBE_LINK_INVALID');

  const email = stopped(user, scope);
  const step = chooseFrequencies(user, email);
  const refused = step && (await table.write(step));
  return refused ?? { scope, email };
}
