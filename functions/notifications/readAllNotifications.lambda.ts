import { notifications } from '#shared/contracts/notifications.ts';
import { lambda } from '../platform/lambda.ts';
import { readAllNotifications } from './readAllNotifications.ts';

export const handler = lambda(notifications.readAllNotifications, ({ caller }, outside) =>
  readAllNotifications(outside, caller.UserID),
);
