import * as z from 'zod/mini';
import { domain, get, put } from '../contract.ts';
import { Notification } from '../entities/notification.ts';
import { pageOf, paginationQuery } from '../fields.ts';

export const notifications = domain('notifications', {
  listNotifications: get('/notifications', {
    summary: "List the caller's notifications, newest first, with the unread count.",
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: z.extend(pageOf(Notification), { unread: z.int() }),
    notifyOnFailure: false,
  }),

  readNotification: put('/notifications/{NotificationID}/read', {
    summary: 'Mark a notification as read.',
    access: 'signedIn',
    output: Notification,
    errors: ['NOTIFICATION_NOT_FOUND'],
    notifyOnFailure: false,
  }),

  readAllNotifications: put('/notifications/read', {
    summary: 'Mark all notifications as read.',
    access: 'signedIn',
    output: z.object({ unread: z.int() }),
    notifyOnFailure: false,
  }),
});
