import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { notifications } from '#shared/contracts/notifications.ts';
import { listNotifications } from './listNotifications.ts';

export const handler = lambda(notifications.listNotifications, {
  beside: ({ by }) => [personCounts.key(by)],
  run: ({ caller, query }, deps) => listNotifications(deps, { of: caller.UserID, ...query }),
});
