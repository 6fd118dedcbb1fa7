import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { listNotifications } from './listNotifications.ts';
import { notifications, notificationsOf } from './notification.store.ts';

export const handler = lambda(contracts.listNotifications, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(notifications, { ...notificationsOf(callerId), ...query });
    return isRefusal(page) ? page : [page, personCounts.key(callerId)];
  },
  run: listNotifications,
});
