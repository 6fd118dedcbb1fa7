import * as z from 'zod/mini';
import { del, domain, get, post, put } from '../contract.ts';
import { Subscription, SubscriptionChange } from '../entities/emailSubscription.ts';
import { Notification } from '../entities/notification.ts';
import { ChosenFrequencies, NotificationPreferences } from '../entities/notificationPreferences.ts';
import { SavedSearch, SearchToSave } from '../entities/savedSearch.ts';
import { pageOf, paginationQuery } from '../fields.ts';

/** The signed token of an unsubscribe link. */
const token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) });

export const notifications = domain('notifications', {
  listNotifications: get('/notifications', {
    summary: "List the caller's notifications, newest first, with the unread count.",
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: z.extend(pageOf(Notification), { unread: z.int() }),
  }),

  readNotification: put('/notifications/{NotificationID}/read', {
    summary: 'Mark a notification as read.',
    access: 'signedIn',
    output: Notification,
    errors: ['NOTIFICATION_NOT_FOUND'],
  }),

  readAllNotifications: put('/notifications/read', {
    summary: 'Mark all notifications as read.',
    access: 'signedIn',
    output: z.object({ unread: z.int() }),
  }),

  getNotificationPreferences: get('/authors/me/notification-preferences', {
    summary: 'Get how often the caller is emailed about each group of notifications.',
    access: 'signedIn',
    output: NotificationPreferences,
  }),

  saveNotificationPreferences: put('/authors/me/notification-preferences', {
    summary: 'Change how often the caller is emailed about some groups; the others stay as they are.',
    access: 'signedIn',
    body: z.object({ email: ChosenFrequencies }),
    output: NotificationPreferences,
    errors: ['TOO_MANY_ATTEMPTS'],
  }),

  saveSearch: put('/authors/me/searches/{SavedSearchID}', {
    summary:
      'Save a search of the market under an id that the client chooses, to be told of new projects that it finds; or change its name, and how the caller is told. One that is saved for the same words and filters is returned as it is.',
    access: 'signedIn',
    body: SearchToSave,
    output: SavedSearch,
    errors: ['SEARCH_LIMIT_REACHED', 'TOO_MANY_ATTEMPTS'],
  }),

  listSavedSearches: get('/authors/me/searches', {
    summary: "List the caller's saved searches, the newest first.",
    access: 'signedIn',
    output: z.object({ items: z.array(SavedSearch) }),
  }),

  deleteSavedSearch: del('/authors/me/searches/{SavedSearchID}', {
    summary: 'Delete a saved search. Idempotent.',
    access: 'signedIn',
    errors: ['TOO_MANY_ATTEMPTS'],
  }),

  unsubscribe: post('/mail/unsubscribe', {
    summary:
      'Stop the emails that an unsubscribe link belongs to, as email programs do with one click (RFC 8058). Idempotent.',
    access: 'public',
    worksDuringMaintenance: true,
    query: token,
    bodyFormat: 'raw',
    output: Subscription,
    errors: ['UNSUBSCRIBE_LINK_INVALID'],
  }),

  openUnsubscribe: get('/mail/unsubscribe', {
    summary: 'Redirect from an unsubscribe link to its page. Changes nothing.',
    access: 'public',
    worksDuringMaintenance: true,
    query: token,
    status: 302,
  }),

  getSubscription: get('/mail/subscription', {
    summary: 'Get what an unsubscribe link stops.',
    access: 'public',
    worksDuringMaintenance: true,
    query: token,
    output: Subscription,
    errors: ['UNSUBSCRIBE_LINK_INVALID'],
  }),

  saveSubscription: put('/mail/subscription', {
    summary:
      'Change the email frequencies and saved searches that an unsubscribe link belongs to: stop them, or start them again.',
    access: 'public',
    worksDuringMaintenance: true,
    query: token,
    body: SubscriptionChange,
    output: Subscription,
    errors: ['UNSUBSCRIBE_LINK_INVALID', 'SUBSCRIPTION_OUT_OF_SCOPE'],
  }),
});
