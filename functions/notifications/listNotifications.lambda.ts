import { notifications } from '#shared/contracts/notifications.ts';
import { lambda } from '../platform/lambda.ts';
import { listNotifications } from './listNotifications.ts';

export const handler = lambda(notifications.listNotifications, ({ caller, query }, outside) =>
  listNotifications(outside, { of: caller.UserID, ...query }),
);
