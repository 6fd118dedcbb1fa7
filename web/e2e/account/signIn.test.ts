import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountServer, password, user, visitor } from '#web/testing/account.ts';
import { type Answers, type ApiRequests, Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe, aSession } from '#web/testing/samples.ts';
import { siteFolder } from '../../build/builtSite.ts';
import { readManifest } from '../../build/manifest.ts';

const pages = openPages();

/** The state that the last sign-in was sent to the identity provider with. */
const stateOf = (requestsTo: ApiRequests['requestsTo']) => requestsTo('getSignInUrl').at(-1)?.query['state'];

describe('Sign-in', () => {
  async function signIn(page: Page, name = 'lucia@cairn.example') {
    await page.getByLabel('Email or username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  }

  test('returns to the previous page', async () => {
    const { page } = await pages.open(
      '/en/signin?next=%2Fen%2Fnotifications',
      {
        ...accountServer(),
        signIn: () => aSession,
      },
      visitor,
    );
    await signIn(page);
    await page.waitForURL('**/en/notifications');
    await page.getByText('Bo gave £15.00 to Tidewatch').waitFor();
  });

  test('returns to it also with a new password, whose link carries the page', async () => {
    const next = '/en/projects/tidewatch/tidewatch?apply=firmware';
    const answers: Answers = {
      ...accountServer(),
      requestPasswordReset: ({ body }) => ({ email: String(body['email']) }),
      resetPassword: () => ({ email: 'lucia@cairn.example' }),
      signIn: () => aSession,
    };
    const { page, requestsTo } = await pages.open(
      `/en/signin?next=${encodeURIComponent(next)}`,
      answers,
      visitor,
    );
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email').fill('lucia@cairn.example');
    await page.locator('main button[type=submit]').click();
    await page.getByText('You’ll then continue with your application.').waitFor();
    expect(requestsTo('requestPasswordReset')).toMatchObject([{ body: { next } }]);

    const link = `/en/reset?t=${'a'.repeat(43)}&next=${encodeURIComponent(next)}`;
    const { page: fromMail } = await pages.open(link, answers, visitor);
    await fromMail.getByLabel('New password', { exact: true }).fill(password);
    await fromMail.locator('main button[type=submit]').click();
    await fromMail.waitForURL(/\/en\/signin/);
    await fromMail.getByLabel('Password', { exact: true }).fill(password);
    await fromMail.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await fromMail.waitForURL(`**${next}`);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'never redirects to %s',
    async next => {
      const { page } = await pages.open(
        `/en/signin?next=${encodeURIComponent(next)}`,
        {
          ...accountServer(),
          signIn: () => aSession,
        },
        visitor,
      );
      await signIn(page);
      await page.waitForURL(`${pages.origin}/en/home`);
    },
  );

  test('offers another confirmation link to those who may not have confirmed their address', async () => {
    const { page } = await pages.open(
      '/en/signin',
      {
        signIn: () => new Refusal('INVALID_CREDENTIALS'),
        requestConfirmation: () => ({ email: 'lucia@cairn.example' }),
      },
      visitor,
    );
    await signIn(page);
    await page.getByRole('button', { name: 'Resend link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  });

  test('takes the username, and says to those who may not have confirmed their address how to get a link', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/signin',
      { signIn: () => new Refusal('INVALID_CREDENTIALS') },
      visitor,
    );
    await signIn(page, 'lucia.ferrer');
    await page.getByText('The email address, username or password is incorrect.').first().waitFor();
    await page.getByText('Sign in with your email address, and we’ll offer you a new link.').waitFor();
    expect(requestsTo('signIn')[0]?.body).toMatchObject({ email: 'lucia.ferrer', password });
    expect(await page.getByLabel('Email or username').getAttribute('autocomplete')).toBe('username');

    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('');
  });

  test('continues after the user has signed in from another tab', async () => {
    const first = await pages.open('/en/signin?next=%2Fen%2Fnotifications', accountServer(), visitor);
    const second = await pages.openIn(first.page.context(), '/en/signin', {
      ...accountServer(),
      signIn: () => aSession,
    });
    await signIn(second.page);
    await first.page.waitForURL('**/en/notifications');
  });

  test('leaves validation to the server if the schemas cannot be loaded', async () => {
    const schemas = readManifest(siteFolder).sources['../shared/contracts/auth.ts'];
    const { page, requestsTo } = await pages.open(
      '/en/signin',
      {
        signIn: () =>
          new Refusal('INVALID_REQUEST', [{ path: 'email', i18nID: 'validation.required', params: {} }]),
      },
      { ...visitor, prepare: page => page.route(`**/${schemas}`, route => route.abort()) },
    );

    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This field is required.').first().waitFor();
    expect(requestsTo('signIn')).toHaveLength(1);
  });

  test('handles a click from before hydration', async () => {
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
    const { page, requestsTo } = await pages.open(
      '/en/signin',
      {
        getSignInUrl: () => ({ url: `${pages.origin}/en/404?provider` }),
      },
      {
        ...visitor,
        prepare: page =>
          page.route('**/assets/*.js', async route => {
            await scriptsMayCome;
            await route.continue();
          }),
        until: 'begun',
      },
    );
    const press = page.getByRole('button', { name: 'Continue with Google' });
    await press.click();
    await press.click();
    letScriptsCome();
    await page.waitForURL(/provider/);
    expect(requestsTo('getSignInUrl')).toHaveLength(1);
  });

  test('accepts a return from the identity provider once, and only with the matching state', async () => {
    const answers: Answers = {
      ...accountServer(),
      getSignInUrl: () => ({ url: `${pages.origin}/en/404?provider` }),
      verifyIdentity: () => ({ ...aSession, isNew: false }),
    };
    const { page, requestsTo } = await pages.open('/en/signin?next=%2Fen%2Fnotifications', answers, visitor);
    const go = () => page.getByRole('button', { name: 'Continue with Google' }).click();

    await go();
    await page.waitForURL('**/404?provider');
    await page.goto(`${pages.origin}/en/signin?code=c0de&state=somebody-elses-state`);
    await page.getByText('This sign-in can’t be completed here').waitFor();
    expect(requestsTo('verifyIdentity')).toEqual([]);

    await go();
    await page.waitForURL('**/404?provider');
    await page.goto(`${pages.origin}/en/signin?code=c0de&state=${stateOf(requestsTo)}`);
    await page.waitForURL(`${pages.origin}/en/home`);
    expect(requestsTo('verifyIdentity')).toHaveLength(1);
  });

  test('asks for password and code where an account with a second factor is to be linked', async () => {
    const linkToken = 'l'.repeat(43);
    const email = 'lucia@cairn.example';
    const { page, requestsTo } = await pages.open(
      '/en/signin',
      {
        getSignInUrl: () => ({ url: `${pages.origin}/en/404?provider` }),
        verifyIdentity: () => new Refusal('ACCOUNT_LINK_REQUIRED', [], { email, linkToken }),
        signIn: ({ body }) => ('code' in body ? aSession : new Refusal('TWO_FACTOR_CODE_REQUIRED')),
        getMe: () => aMe,
      },
      visitor,
    );
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/404?provider');
    await page.goto(`${pages.origin}/en/signin?code=c0de&state=${stateOf(requestsTo)}`);

    await page.getByText('Link Google to your account').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Code from the app').fill('123456');
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /Lucía/ }).first().waitFor();
    expect(requestsTo('signIn').at(-1)).toMatchObject({ body: { email, code: '123456', linkToken } });
  });

  test.each([
    ['error=access_denied', 'Sign-in was cancelled'],
    ['error=server_error', 'We couldn’t sign you in with Google'],
  ])('explains a return with %s', async (outcome, words) => {
    const { page, requestsTo } = await pages.open(
      '/en/signin',
      {
        getSignInUrl: () => ({ url: `${pages.origin}/en/404?provider` }),
      },
      visitor,
    );
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/404?provider');
    await page.goto(`${pages.origin}/en/signin?${outcome}&state=${stateOf(requestsTo)}`);
    await page.getByText(words).waitFor();
    expect(page.url()).toBe(`${pages.origin}/en/signin`);
  });
});

test("signing out returns to the home page with a message and the visitors' buttons", async () => {
  const { page } = await pages.open('/en/edit-profile', accountServer({ signOut: () => undefined }), user);
  await page.getByRole('button', { name: 'Lucía’s menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${pages.origin}/en`);
  await page.getByRole('status').getByText('You’ve been signed out').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
});
