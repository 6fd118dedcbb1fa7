import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../build/builtSite.ts';
import { launchBrowser } from './browser.ts';
import { type Asked, type Mocks, mockApi } from './mockApi.ts';
import { type BuiltSite, serveBuilt } from './serveBuilt.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: BuiltSite;
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  await buildSite();
  site = await serveBuilt();
  browser = await launchBrowser();
}, 120_000);

afterEach(async () => {
  await context?.close();
  context = undefined;
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const session = { token: 'token', expiresIn: 3600, UserID: 'ines' };
const me = {
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
  hasPassword: true,
  unreadNotifications: 1,
  pendingRequests: 0,
};
const notification = {
  NotificationID: 'n1',
  kind: 'paymentReceived',
  values: { person: 'Bo', project: 'Tidewatch', amount: '1500', currency: 'GBP' },
  link: '/market',
  createdAt: '2026-11-19T10:00:00.000Z',
  read: false,
};
const signedIn: Mocks = {
  refreshSession: () => ({ data: session }),
  getMe: () => ({ data: me }),
  listNotifications: () => ({ data: { items: [notification], unread: 1 } }),
};

interface Visit {
  page: Page;
  asked: Asked[];
}

/** Opens a page whose server is what `mocks` say; `as` a signed-in person or a visitor. */
async function visit(
  path: string,
  mocks: Mocks,
  { as = 'visitor', ...options }: Parameters<Browser['newContext']>[0] & { as?: 'visitor' | 'ines' } = {},
): Promise<Visit> {
  context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(person => {
    localStorage.setItem('cairn.privacy', 'seen');
    if (person !== 'visitor') localStorage.setItem('cairn.signed-in', person);
  }, as);
  return await openPage(path, as === 'visitor' ? mocks : { ...signedIn, ...mocks });
}

async function openPage(path: string, mocks: Mocks): Promise<Visit> {
  if (!context) throw new Error('Nobody has come yet.');
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const asked = await mockApi(page, mocks);
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  return { page, asked };
}

const password = 'pebbles-and-moss';

async function fillSignUp(page: Page) {
  await page.getByLabel('First name').fill('Inés');
  await page.getByLabel('Last name').fill('Cárdenas');
  await page.getByLabel('Username').fill('ines');
  await page.getByLabel('Email').fill('ines@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: 'Headscarf', exact: true }).check();
  await page.getByRole('checkbox').check();
}

const of = (asked: Asked[], id: Asked['id']) => asked.filter(call => call.id === id);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('Sign-up', () => {
  test('keeps what is typed over a reload, but no password', async () => {
    const { page } = await visit('/en/signup', {});
    await fillSignUp(page);
    await page.reload({ waitUntil: 'networkidle' });

    expect(await page.getByLabel('Username').inputValue()).toBe('ines');
    expect(await page.getByRole('radio', { name: 'Headscarf', exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('pebbles');
  });

  test('sends once, however often it is pressed, and forgets the draft', async () => {
    let answer: (() => void) | undefined;
    const { page, asked } = await visit('/en/signup?code=friend42', {
      signUp: () =>
        new Promise(resolve => {
          answer = () => resolve({ data: { email: 'ines@example.org' } });
        }),
    });
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create my account' }).dblclick();
    await page.getByLabel('Username').press('Enter');
    await page.getByRole('button', { name: 'Creating your account' }).waitFor();
    answer?.();

    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    expect(of(asked, 'signUp')).toHaveLength(1);
    expect(of(asked, 'signUp')[0]?.body).toMatchObject({
      username: 'ines',
      email: 'ines@example.org',
      code: 'friend42',
      avatar: { kind: 'drawn', choices: { hair: 'headscarf' } },
    });
    expect(await focused(page)).toBe('Check your inbox');
    expect(await page.evaluate(() => localStorage.getItem('cairn.draft.signup'))).toBeNull();
  });

  test('says which fields are missing, takes focus there, and is content as soon as they are right', async () => {
    const { page, asked } = await visit('/en/signup', {});
    await page.getByRole('button', { name: 'Create my account' }).click();
    expect(await focused(page)).toContain('Please check the highlighted fields');
    expect(of(asked, 'signUp')).toEqual([]);

    await page.getByRole('link', { name: /^Username:/ }).click();
    await page.keyboard.type('in');
    expect(await page.getByLabel('Username').getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.type(' es');
    await page.getByText('Use only letters, numbers, dots, hyphens and underscores.').first().waitFor();
  });

  test('names what is missing with the spaces of the language', async () => {
    const { page } = await visit('/fr/signup', {});
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    const link = page.getByRole('link', { name: /^Nom d’utilisateur/ });
    expect(await link.textContent()).toBe('Nom d’utilisateur\u202f: Ce champ est obligatoire.');
  });

  test('offers another username when the own is taken, and keeps everything else', async () => {
    let isTaken = true;
    const { page, asked } = await visit('/en/signup', {
      signUp: () => (isTaken ? { refuse: 'USERNAME_TAKEN' } : { data: { email: 'ines@example.org' } }),
    });
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('button', { name: 'How about “ines-c”?' }).click();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);

    isTaken = false;
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    expect(of(asked, 'signUp').at(-1)?.body).toMatchObject({ username: 'ines-c' });
  });

  test('keeps everything when the server cannot be reached', async () => {
    const { page } = await visit('/en/signup', { signUp: () => 'dead', healthCheck: () => 'dead' });
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('group').getByText('We can’t reach the server').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('ines');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
  });
});

describe('Sign-in', () => {
  async function signIn(page: Page) {
    await page.getByLabel('Email').fill('ines@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  }

  test('leads back to where the person was', async () => {
    const { page } = await visit('/en/signin?next=%2Fen%2Fnotifications', {
      ...signedIn,
      signIn: () => ({ data: session }),
    });
    await signIn(page);
    await page.waitForURL('**/en/notifications');
    await page.getByText('Bo gave £15.00 to Tidewatch').waitFor();
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'never leads to %s',
    async next => {
      const { page } = await visit(`/en/signin?next=${encodeURIComponent(next)}`, {
        ...signedIn,
        signIn: () => ({ data: session }),
      });
      await signIn(page);
      await page.waitForURL(`${site.origin}/en`);
    },
  );

  test('offers the confirmation link again to who has not used it', async () => {
    const { page } = await visit('/en/signin', {
      signIn: () => ({ refuse: 'EMAIL_NOT_CONFIRMED' }),
      requestConfirmation: () => ({ data: { email: 'ines@example.org' } }),
    });
    await signIn(page);
    await page.getByRole('button', { name: 'Resend link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  });

  test('leads on when the person signs in in another tab', async () => {
    const first = await visit('/en/signin?next=%2Fen%2Fnotifications', signedIn);
    const second = await openPage('/en/signin', { ...signedIn, signIn: () => ({ data: session }) });
    await signIn(second.page);
    await first.page.waitForURL('**/en/notifications');
  });

  test('minds a button that is pressed before the page has come alive', async () => {
    context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const asked = await mockApi(page, {
      getSignInUrl: () => ({ data: { url: `${site.origin}/en/404?provider` } }),
    });
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async route => {
      await scriptsMayCome;
      await route.continue();
    });

    await page.goto(`${site.origin}/en/signin`, { waitUntil: 'commit' });
    const press = page.getByRole('button', { name: 'Continue with your identity provider' });
    await press.click();
    await press.click();
    letScriptsCome();
    await page.waitForURL(/provider/);
    expect(of(asked, 'getSignInUrl')).toHaveLength(1);
  });

  test('takes a person back from the identity provider, once and only with the state that it gave', async () => {
    let sent = new URLSearchParams();
    const mocks: Mocks = {
      ...signedIn,
      getSignInUrl: () => ({ data: { url: `${site.origin}/en/404?provider` } }),
      verifyIdentity: () => ({ data: { ...session, isNew: false } }),
    };
    const { page, asked } = await visit('/en/signin?next=%2Fen%2Fnotifications', mocks);
    page.on('request', request => {
      if (request.url().includes('authorize-url')) sent = new URL(request.url()).searchParams;
    });
    const go = () => page.getByRole('button', { name: 'Continue with your identity provider' }).click();

    await go();
    await page.waitForURL('**/404?provider');
    await page.goto(`${site.origin}/en/signin?code=c0de&state=somebody-elses-state`);
    await page.getByText('This sign-in can’t be completed here').waitFor();
    expect(of(asked, 'verifyIdentity')).toEqual([]);

    await go();
    await page.waitForURL('**/404?provider');
    await page.goto(`${site.origin}/en/signin?code=c0de&state=${sent.get('state')}`);
    await page.waitForURL(`${site.origin}/en`);
    expect(of(asked, 'verifyIdentity')).toHaveLength(1);
  });

  test.each([
    ['error=access_denied', 'Sign-in was cancelled'],
    ['error=server_error', 'We couldn’t sign you in with your identity provider'],
  ])('says what happened on a return with %s', async (outcome, words) => {
    let state = '';
    const { page } = await visit('/en/signin', {
      getSignInUrl: () => ({ data: { url: `${site.origin}/en/404?provider` } }),
    });
    page.on('request', request => {
      if (request.url().includes('authorize-url'))
        state = new URL(request.url()).searchParams.get('state') ?? '';
    });
    await page.getByRole('button', { name: 'Continue with your identity provider' }).click();
    await page.waitForURL('**/404?provider');
    await page.goto(`${site.origin}/en/signin?${outcome}&state=${state}`);
    await page.getByText(words).waitFor();
    expect(page.url()).toBe(`${site.origin}/en/signin`);
  });
});

test('signing out leads home, says so, and gives visitors their buttons back', async () => {
  const { page } = await visit('/en/edit-profile', { signOut: () => ({ data: undefined }) }, { as: 'ines' });
  await page.getByRole('button', { name: 'Inés’s menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${site.origin}/en`);
  await page.getByRole('status').getByText('You’ve been signed out').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
});

describe('Edit profile', () => {
  const file = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  const presigned = {
    UploadID: 'u1',
    url: '/storage',
    fields: { key: 'k' },
    expiresAt: '2026-11-20T10:00:00.000Z',
  };
  const upload = { UploadID: 'u1', kind: 'avatar', createdAt: '2026-11-20T10:00:00.000Z' };

  test('shows a drawn face in the generator as everybody else sees it', async () => {
    const choices = {
      gender: 'male',
      age: 'elder',
      skin: 6,
      hairColour: 6,
      hair: 'bald',
      eyes: 'almond',
      face: 'round',
      expression: 'smile',
      extra: 'glasses',
    };
    const { page } = await visit(
      '/en/edit-profile',
      { getMe: () => ({ data: { ...me, avatar: { kind: 'drawn', choices } } }) },
      { as: 'ines' },
    );
    const groundOf = (place: string) =>
      page.locator(`${place} .avatar-face > rect`).first().getAttribute('fill');
    expect(await groundOf('.face-big')).toBe(await groundOf('header'));
  });

  test('keeps the previous avatar when a picture is rejected', async () => {
    const { page, asked } = await visit(
      '/en/edit-profile#avatar',
      {
        presignUpload: () => ({ data: presigned }),
        getUpload: () => ({
          data: { ...upload, status: 'rejected', errorCode: 'UPLOAD_INVALID_DIMENSIONS' },
        }),
      },
      { as: 'ines' },
    );
    await page.route('**/storage', route => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await page.locator('input[type=file]').setInputFiles(file);

    await page.getByText('The picture must be 128 to 2048 pixels wide and high.').waitFor();
    await page.getByRole('img', { name: 'Your current avatar' }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Use this picture' }).count(), { timeout: 5000 })
      .toBe(0);
    expect(of(asked, 'changeAvatar')).toEqual([]);
  });

  test.each([
    [
      'a type that is not allowed',
      { ...file, mimeType: 'image/gif' },
      'Please use a JPG, PNG or WebP picture',
    ],
    ['a file that is too large', { ...file, buffer: Buffer.alloc(2_097_153) }, 'larger than 2 MB'],
  ])('rejects %s before anything is sent', async (_, chosen, words) => {
    const { page, asked } = await visit('/en/edit-profile', {}, { as: 'ines' });
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await page.locator('input[type=file]').setInputFiles(chosen);
    await page.getByText(words).waitFor();
    expect(of(asked, 'presignUpload')).toEqual([]);
  });

  test('takes a picture only when the person says so', async () => {
    const { page, asked } = await visit(
      '/en/edit-profile',
      {
        presignUpload: () => ({ data: presigned }),
        getUpload: () => ({ data: { ...upload, status: 'ready', url: '/favicon.svg' } }),
        changeAvatar: () => ({ data: me }),
      },
      { as: 'ines' },
    );
    await page.route('**/storage', route => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Use this picture' }).waitFor();
    expect(of(asked, 'changeAvatar')).toEqual([]);

    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('Your new avatar has been saved.').waitFor();
    expect(of(asked, 'changeAvatar')[0]?.body).toMatchObject({ avatar: { kind: 'upload', UploadID: 'u1' } });
  });

  test('sends what was changed and nothing else, and asks before it is lost', async () => {
    const { page, asked } = await visit(
      '/en/edit-profile',
      { updateMe: () => ({ data: { ...me, city: 'Cádiz' } }) },
      { as: 'ines' },
    );
    await page.getByLabel('Town or city').fill('Cádiz');
    await page.getByRole('link', { name: 'Cairn, home' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Stay on this page' }).click();

    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your profile has been saved.').waitFor();
    const body = of(asked, 'updateMe')[0]?.body as Record<string, unknown>; // JSON of an object
    expect(Object.keys(body).sort()).toEqual(['city', 'country_code', 'language_code', 'origin']);
    expect(body['city']).toBe('Cádiz');

    await page.getByRole('link', { name: 'Cairn, home' }).click();
    await page.waitForURL(`${site.origin}/en`);
  });

  test('offers a password by mail to who signs in with an identity provider', async () => {
    const { page, asked } = await visit(
      '/en/edit-profile',
      {
        getMe: () => ({ data: { ...me, hasPassword: false } }),
        requestPasswordReset: () => ({ data: { email: me.email } }),
      },
      { as: 'ines' },
    );
    await page.getByRole('button', { name: 'Send me a link to set a password' }).click();
    await page.getByText('We’ve sent you a link').waitFor();
    expect(of(asked, 'requestPasswordReset')[0]?.body).toMatchObject({ email: me.email, lang: 'en' });
  });
});

describe('Notifications', () => {
  test('one that is followed is read', async () => {
    const { page, asked } = await visit(
      '/en/notifications',
      { readNotification: () => ({ data: { ...notification, read: true } }) },
      { as: 'ines' },
    );
    await page.getByRole('link', { name: 'Bo gave £15.00 to Tidewatch' }).click();
    await page.waitForURL('**/en/market');
    expect(of(asked, 'readNotification')).toHaveLength(1);
  });

  test('the address opens one of them', async () => {
    const { page, asked } = await visit(
      '/en/notifications?message=n1',
      { readNotification: () => ({ data: { ...notification, read: true } }) },
      { as: 'ines' },
    );
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Tidewatch'));
    expect(of(asked, 'readNotification')).toHaveLength(1);
  });
});

describe.each(['light', 'dark'] as const)('In the %s theme', colorScheme => {
  const objections = async (page: Page) => {
    await page.evaluate(AXE);
    return await page.evaluate(async () => {
      const { violations } = await (
        globalThis as unknown as {
          axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        }
      ).axe.run();
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
    });
  };

  test.each(['signup', 'signin', 'forgot-password', `reset?t=${'x'.repeat(40)}`])(
    'axe objects to nothing in %s with its errors shown',
    async path => {
      const { page } = await visit(`/en/${path}`, {}, { colorScheme, bypassCSP: true });
      await page.locator('form button[type=submit]').click();
      await page.locator('.summary').waitFor();
      expect(await objections(page)).toEqual([]);
    },
  );

  test.each(['edit-profile', 'notifications', 'notifications?message=n1'])(
    'axe objects to nothing in %s',
    async path => {
      const { page } = await visit(`/en/${path}`, {}, { as: 'ines', colorScheme, bypassCSP: true });
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path === 'edit-profile') {
        await page.getByLabel('About you').fill('short');
        await page.getByRole('button', { name: 'Save profile' }).click();
        await page.locator('.summary').waitFor();
      }
      expect(await objections(page)).toEqual([]);
    },
  );
});

test.each([320, 390])('no page of a visitor scrolls sideways at %i px', async width => {
  const { page } = await visit('/fr/signup', {}, { viewport: { width, height: 900 } });
  for (const path of ['/fr/signup', '/fr/signin', '/es/signin', '/en/signup', '/fr/forgot-password']) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test.each([320, 390, 820])('no page of an account scrolls sideways at %i px', async width => {
  const { page } = await visit('/fr/signup', {}, { as: 'ines', viewport: { width, height: 900 } });
  for (const path of ['/fr/forgot-password', '/fr/edit-profile', '/en/notifications']) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});
