import { notifications } from '#shared/contracts/notifications.ts';
import { lambda } from '../platform/lambda.ts';
import { readNotification } from './readNotification.ts';

export const handler = lambda(notifications.readNotification, ({ caller, NotificationID }, outside) =>
  readNotification(outside, { of: caller.UserID, id: NotificationID }),
);
