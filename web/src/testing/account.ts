import type { Page } from 'playwright-core';
import { Notification } from '#shared/entities/notification.ts';
import { SignedInSession } from '#shared/entities/signedInSession.ts';
import { Subscription } from '#shared/entities/subscription.ts';
import type { Answers } from './fakeApi.ts';
import { aMe, aSession } from './samples.ts';

/** A person on a device on which no user has ever signed in. */
export const visitor = { isNewDevice: true, hasSeenPrivacy: true } as const;

/** A visitor who comes for the first time, and sees motion. */
export const newcomer = { isNewDevice: true, reducedMotion: 'no-preference' } as const;

/** The signed-in user. */
export const user = { signedIn: true, hasSeenPrivacy: true } as const;

export const password = 'pebbles-and-moss';

/** An unread notification of a donation, which leads to the market. */
export const notification = Notification.parse({
  NotificationID: 'n1',
  kind: 'paymentReceived',
  values: { person: 'Bo', project: 'Tidewatch', amount: '1500', currency: 'GBP' },
  link: '/market',
  createdAt: '2026-11-19T10:00:00.000Z',
  read: false,
});

/** The subscription of a person who pays nothing. */
export const freePlan = Subscription.parse({
  subscriptionId: 'free',
  planTypeId: 'free',
  status: 'active',
  autoRenewal: false,
});

/** The device that the user has signed in on. */
export const thisDevice = SignedInSession.parse({
  SessionID: '1795500000',
  isCurrent: true,
  browser: 'Firefox',
  system: 'Windows',
  device: 'computer',
  country: 'GB',
  since: '2026-11-01T10:00:00.000Z',
  lastUsed: '2026-11-20T10:00:00.000Z',
});

/** Responses to the signed-in user: their session, plan and notifications. */
export const accountServer = (more: Answers = {}): Answers => ({
  refreshSession: () => aSession,
  getMe: () => aMe,
  getMySubscription: () => ({ subscription: freePlan, trialAvailable: true }),
  listSessions: () => ({ items: [thisDevice] }),
  listNotifications: () => ({ items: [notification], unread: 1 }),
  ...more,
});

/** Text of the element that has the focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
