import { personCounts } from '#functions/authors/personCounts.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { withoutFormerNames } from './displayNameOf.ts';
import { notifications, notificationsOf, withReadState } from './notification.store.ts';

/** Lists the caller's notifications, newest first. Cost: 3 DynamoDB requests. */
export const listNotifications = operation(contracts.listNotifications, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(notifications, { ...notificationsOf(callerId), ...query });
    return isRefusal(page) ? page : { page, counts: personCounts.key(callerId) };
  },
  async run({ loaded: { page, counts } }, { table }) {
    const items = await withoutFormerNames(table, page.items);
    return {
      ...page,
      items: items.map(notification => withReadState(notification, counts)),
      unread: counts?.unread ?? 0,
    };
  },
});
