import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type Mocks, mockApi, type ReceivedRequest } from '../mockApi.ts';
import { openBuilt } from '../openBuilt.ts';

export const session = { token: 'token', expiresIn: 3600, UserID: 'ines' };
/** Inés, as the server returns her. */
export const me = {
  UserID: 'ines',
  username: 'ines',
  firstName: 'Inés',
  lastName: 'Cárdenas',
  avatar: { kind: 'ready', name: 'avatar-07' },
  contributionPoints: 1250,
  registrationDate: '2026-01-02T03:04:05.678Z',
  proScore: 0,
  projects: 0,
  memberships: 0,
  email: 'ines@example.org',
  emailConfirmed: true,
  language: 'en',
  planTypeId: 'free',
  affiliateCode: 'abc',
  isAdmin: false,
  needsTwoFactor: false,
  hasTwoFactor: false,
  hasPassword: true,
  unreadNotifications: 1,
  unreadMessages: 0,
  pendingRequests: 0,
  refundRequests: 0,
  pendingContactRequests: 0,
};
export const notification = {
  NotificationID: 'n1',
  kind: 'paymentReceived',
  values: { person: 'Bo', project: 'Tidewatch', amount: '1500', currency: 'GBP' },
  link: '/market',
  createdAt: '2026-11-19T10:00:00.000Z',
  read: false,
};
const freePlan = { subscriptionId: 'free', planTypeId: 'free', status: 'active', autoRenewal: false };
/** The server's responses to a signed-in user. */
export const signedIn: Mocks = {
  refreshSession: () => ({ data: session }),
  getMe: () => ({ data: me }),
  getMySubscription: () => ({ data: { subscription: freePlan, trialAvailable: true } }),
  listNotifications: () => ({ data: { items: [notification], unread: 1 } }),
};

export const password = 'pebbles-and-moss';

export const callsOf = (requests: ReceivedRequest[], id: ReceivedRequest['id']) =>
  requests.filter(call => call.id === id);

export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

interface AccountVisit {
  page: Page;
  requests: ReceivedRequest[];
  /** Uncaught exceptions of the page. */
  exceptions: string[];
}

/** Opens the built site with a mocked server, for a visitor or for Inés. */
export function openAccount() {
  const { origin, newContext } = openBuilt();

  async function visit(
    path: string,
    mocks: Mocks,
    { as = 'visitor', ...options }: BrowserContextOptions & { as?: 'visitor' | 'ines' } = {},
  ): Promise<AccountVisit> {
    const context = await newContext({ reducedMotion: 'reduce', ...options });
    await context.addInitScript(person => {
      localStorage.setItem('cairn.privacy', 'seen');
      if (person !== 'visitor') localStorage.setItem('cairn.signed-in', person);
    }, as);
    return await openTab(context, path, as === 'visitor' ? mocks : { ...signedIn, ...mocks });
  }

  /** Opens another tab of the same browser. */
  async function openTab(context: BrowserContext, path: string, mocks: Mocks): Promise<AccountVisit> {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    const requests = await mockApi(page, mocks);
    await page.goto(origin() + path, { waitUntil: 'networkidle' });
    return { page, requests, exceptions };
  }

  return { origin, newContext, visit, openTab };
}
