import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Mocks, mockApi } from '../mockApi.ts';
import { callsOf, me, openAccount, password, session, signedIn } from './openAccount.ts';

const { newContext, openTab, origin, visit } = openAccount();

describe('Sign-in', () => {
  async function signIn(page: Page) {
    await page.getByLabel('Email').fill('ines@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  }

  test('returns to the previous page', async () => {
    const { page } = await visit('/en/signin?next=%2Fen%2Fnotifications', {
      ...signedIn,
      signIn: () => ({ data: session }),
    });
    await signIn(page);
    await page.waitForURL('**/en/notifications');
    await page.getByText('Bo gave £15.00 to Tidewatch').waitFor();
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'never redirects to %s',
    async next => {
      const { page } = await visit(`/en/signin?next=${encodeURIComponent(next)}`, {
        ...signedIn,
        signIn: () => ({ data: session }),
      });
      await signIn(page);
      await page.waitForURL(`${origin()}/en`);
    },
  );

  test('offers another confirmation link to those who may not have confirmed their address', async () => {
    const { page } = await visit('/en/signin', {
      signIn: () => ({ refuse: 'INVALID_CREDENTIALS' }),
      requestConfirmation: () => ({ data: { email: 'ines@example.org' } }),
    });
    await signIn(page);
    await page.getByRole('button', { name: 'Resend link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  });

  test('continues after the user has signed in from another tab', async () => {
    const first = await visit('/en/signin?next=%2Fen%2Fnotifications', signedIn);
    const second = await openTab(first.page.context(), '/en/signin', {
      ...signedIn,
      signIn: () => ({ data: session }),
    });
    await signIn(second.page);
    await first.page.waitForURL('**/en/notifications');
  });

  test('leaves validation to the server if the schemas cannot be loaded', async () => {
    const context = await newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const requests = await mockApi(page, {
      signIn: () => ({
        refuse: 'INVALID_REQUEST',
        data: { fields: [{ path: 'email', i18nID: 'validation.required', params: {} }] },
      }),
    });
    await page.route('**/assets/contracts-*.js', route => route.abort());
    await page.goto(`${origin()}/en/signin`, { waitUntil: 'networkidle' });

    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This field is required.').first().waitFor();
    expect(callsOf(requests, 'signIn')).toHaveLength(1);
  });

  test('handles a click from before hydration', async () => {
    const context = await newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const requests = await mockApi(page, {
      getSignInUrl: () => ({ data: { url: `${origin()}/en/404?provider` } }),
    });
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async route => {
      await scriptsMayCome;
      await route.continue();
    });

    await page.goto(`${origin()}/en/signin`, { waitUntil: 'commit' });
    const press = page.getByRole('button', { name: 'Continue with Google' });
    await press.click();
    await press.click();
    letScriptsCome();
    await page.waitForURL(/provider/);
    expect(callsOf(requests, 'getSignInUrl')).toHaveLength(1);
  });

  test('accepts a return from the identity provider once, and only with the matching state', async () => {
    let sent = new URLSearchParams();
    const mocks: Mocks = {
      ...signedIn,
      getSignInUrl: () => ({ data: { url: `${origin()}/en/404?provider` } }),
      verifyIdentity: () => ({ data: { ...session, isNew: false } }),
    };
    const { page, requests } = await visit('/en/signin?next=%2Fen%2Fnotifications', mocks);
    page.on('request', request => {
      if (request.url().includes('authorize-url')) sent = new URL(request.url()).searchParams;
    });
    const go = () => page.getByRole('button', { name: 'Continue with Google' }).click();

    await go();
    await page.waitForURL('**/404?provider');
    await page.goto(`${origin()}/en/signin?code=c0de&state=somebody-elses-state`);
    await page.getByText('This sign-in can’t be completed here').waitFor();
    expect(callsOf(requests, 'verifyIdentity')).toEqual([]);

    await go();
    await page.waitForURL('**/404?provider');
    await page.goto(`${origin()}/en/signin?code=c0de&state=${sent.get('state')}`);
    await page.waitForURL(`${origin()}/en`);
    expect(callsOf(requests, 'verifyIdentity')).toHaveLength(1);
  });

  test('asks for password and code where an account with a second factor is to be linked', async () => {
    let state = '';
    const linkToken = 'l'.repeat(43);
    const email = 'ines@example.org';
    const { page, requests } = await visit('/en/signin', {
      getSignInUrl: () => ({ data: { url: `${origin()}/en/404?provider` } }),
      verifyIdentity: () => ({ refuse: 'ACCOUNT_LINK_REQUIRED', data: { email, linkToken } }),
      signIn: body =>
        'code' in (body as object) ? { data: session } : { refuse: 'TWO_FACTOR_CODE_REQUIRED' },
      getMe: () => ({ data: me }),
    });
    page.on('request', request => {
      if (request.url().includes('authorize-url'))
        state = new URL(request.url()).searchParams.get('state') ?? '';
    });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/404?provider');
    await page.goto(`${origin()}/en/signin?code=c0de&state=${state}`);

    await page.getByText('Link Google to your account').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Code from the app').fill('123456');
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /Inés/ }).first().waitFor();
    expect(callsOf(requests, 'signIn').at(-1)).toMatchObject({ body: { email, code: '123456', linkToken } });
  });

  test.each([
    ['error=access_denied', 'Sign-in was cancelled'],
    ['error=server_error', 'We couldn’t sign you in with Google'],
  ])('explains a return with %s', async (outcome, words) => {
    let state = '';
    const { page } = await visit('/en/signin', {
      getSignInUrl: () => ({ data: { url: `${origin()}/en/404?provider` } }),
    });
    page.on('request', request => {
      if (request.url().includes('authorize-url'))
        state = new URL(request.url()).searchParams.get('state') ?? '';
    });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/404?provider');
    await page.goto(`${origin()}/en/signin?${outcome}&state=${state}`);
    await page.getByText(words).waitFor();
    expect(page.url()).toBe(`${origin()}/en/signin`);
  });
});

test("signing out returns to the home page with a message and the visitors' buttons", async () => {
  const { page } = await visit('/en/edit-profile', { signOut: () => ({ data: undefined }) }, { as: 'ines' });
  await page.getByRole('button', { name: 'Inés’s menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${origin()}/en`);
  await page.getByRole('status').getByText('You’ve been signed out').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
});
