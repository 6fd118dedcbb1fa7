import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type Machine, startMachine } from './machine.ts';
import { join, linkIn, payByCard, signIn, signOut, type Visitor, visitor } from './people.ts';

/** The main job, from a visitor to a bank transfer, on the system that `npm start` runs. Each test goes on from the one before. */

const password = 'four quiet harbours';
const owner = { username: 'tess.harbour', email: 'tess@journey.example', password };
const helper = { username: 'ines.draws', email: 'ines@journey.example', password };
const other = { username: 'otto.paints', email: 'otto@journey.example', password };
const administrator = { email: 'edith@cairn.example', password: 'adds-one-stone' };

let machine: Machine;
let browser: Browser;
let tess: Visitor;
let ines: Visitor;
let otto: Visitor;
let edith: Visitor;
let projectPath: string;

beforeAll(async () => {
  [machine, browser] = await Promise.all([startMachine({ demo: true }), launchBrowser()]);
  [tess, ines, otto, edith] = (await Promise.all([1, 2, 3, 4].map(() => visitor(browser, machine)))) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ]; // four were asked for
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await machine?.close();
});

/** What everybody saw when a test failed, in `.local/journey`. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const [name, { page }] of Object.entries({ tess, ines, otto, edith })) {
    const file = `${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}.${name}.png`;
    await page.screenshot({ path: `.local/journey/${file}`, fullPage: true });
  }
});

const within = { timeout: 120_000 };

test('a visitor browses the market, opens a project, and switches language and theme', within, async () => {
  const { page, errors } = tess;
  await page.goto('/');
  await page.waitForURL(/\/(en|gb)$/);
  await page.goto('/en');
  await page.getByRole('main').getByRole('link', { name: 'Browse projects' }).click();
  await page.getByRole('heading', { level: 1, name: /\d+ projects/ }).waitFor();
  await page.getByRole('searchbox').fill('tide');
  await page.getByRole('heading', { name: 'Tidewatch' }).waitFor();
  await page.getByRole('link', { name: 'Tidewatch' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tidewatch' }).waitFor();

  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'Français', exact: true }).first().click();
  await page.waitForURL(/\/fr\/projects\/tidewatch/);
  await page.locator('html[lang=fr]').waitFor({ state: 'attached' });
  await page
    .getByRole('tab', { name: 'Contributions' })
    .or(page.getByRole('link', { name: /Contributions/ }))
    .first()
    .waitFor();

  await page.getByRole('button', { name: /Thème/ }).click();
  await page
    .getByRole('menuitemradio', { name: 'Sombre' })
    .or(page.getByRole('button', { name: 'Sombre' }))
    .or(page.getByRole('radio', { name: 'Sombre' }))
    .first()
    .click();
  const isDark = () => page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  await isDark();
  await page.reload();
  await isDark();
  expect(errors).toEqual([]);
});

test('a person joins with a drawn face, forgets the password, and signs in again', within, async () => {
  await join(machine, tess, owner);
  await signOut(tess);

  const { page } = tess;
  await page.goto('/en/forgot-password');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
  const { text } = await machine.mailTo(owner.email, /\/reset\?t=/);
  await page.goto(linkIn(text, 'reset'));
  owner.password = 'five louder harbours';
  await page.getByLabel('New password', { exact: true }).fill(owner.password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await page
    .getByText(/password is changed/i)
    .first()
    .waitFor();
  await signIn(tess, owner);
});

test('somebody signs in with the identity provider', within, async () => {
  const stranger = await visitor(browser, machine);
  const { page } = stranger;
  await page.goto('/en/signin');
  await page.getByRole('button', { name: 'Continue with your identity provider' }).click();
  await page.waitForURL(/oauth2\/authorize/);
  await page.locator('button, input[type=submit]').first().click();
  await page.getByRole('button', { name: /Menu of/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Menu of/ }).waitFor();
  expect(stranger.errors).toEqual([]);
  await stranger.context.close();
});

test('an idea is written, kept over a reload, illustrated, and sent once', within, async () => {
  const { page } = tess;
  await page.goto('/en/proposal');
  await page.getByRole('textbox', { name: /^Project name/ }).fill('Harbour bells');
  await page.getByRole('main').getByLabel('Country', { exact: true }).selectOption('GB');
  await page
    .getByRole('textbox', { name: /^Description/ })
    .fill('A bell for every harbour that rings when the tide turns.');
  await page
    .getByLabel('Details')
    .fill(
      'Small harbours have no gauge. A bell on a float rings when the tide turns, and everybody hears it.',
    );
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.reload();
  expect(await page.getByRole('textbox', { name: /^Project name/ }).inputValue()).toBe('Harbour bells');

  await page.getByRole('button', { name: 'Add a role' }).click();
  await page.getByLabel('Who is missing').fill('Illustrator');
  await page.getByLabel('A line to them').fill('You draw bells that people can hear.');
  await page.getByRole('button', { name: 'Save the role' }).click();
  await page.getByLabel('Total budget').fill('8000');
  await page.getByLabel('Number of points').fill('640');
  await page.getByLabel('A point is called').fill('bell');
  await page.getByText('£12.50').first().waitFor();

  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#587A80' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bells.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByText('The picture is ready.').waitFor();

  await page.getByRole('button', { name: 'Send for review' }).dblclick();
  await page.waitForURL(/thankyousubmit|projects\//);
});

test('an administrator denies it with a reason; the owner amends and sends it again', within, async () => {
  await signIn(edith, administrator);
  const { page } = edith;
  await page.goto('/en/admin');
  await page.getByRole('button', { name: /Harbour bells/ }).click();
  await page.getByLabel('Message to the owner').fill('Say what the bells are made of, then send it again.');
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.getByText('Harbour bells went back to its owner').first().waitFor();

  const mail = await machine.mailTo(owner.email, /what the bells are made of/);
  const back = tess.page;
  await back.goto(linkIn(mail.text, 'edit-projects'));
  await back.getByText('Say what the bells are made of').first().waitFor();
  await back
    .getByLabel('Details')
    .fill('Small harbours have no gauge. A bronze bell on an oak float rings when the tide turns.');
  await back.getByRole('textbox', { name: /^Details/ }).blur();
  await back.getByRole('button', { name: 'Send again' }).click();
  await back.getByText('A person is reading your idea').first().waitFor();
});

test('it is published, and the owner is told by mail and in the app', within, async () => {
  const { page } = edith;
  await page.goto('/en/admin');
  await page.getByRole('button', { name: /Harbour bells/ }).click();
  await page.getByText('bronze bell on an oak float').first().waitFor();
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await page.getByText('Harbour bells is published').first().waitFor();

  await machine.mailTo(owner.email, /Harbour bells/);
  await tess.page.goto('/en/notifications');
  await tess.page
    .getByText(/Harbour bells/)
    .first()
    .waitFor();

  await tess.page.goto('/en/market?search=bells');
  await tess.page.getByRole('link', { name: 'Harbour bells' }).click();
  await tess.page.getByRole('heading', { level: 1, name: 'Harbour bells' }).waitFor();
  projectPath = new URL(tess.page.url()).pathname;
});

test(
  'two people apply for the role; one joins, the other is told, and the role is taken',
  within,
  async () => {
    await join(machine, ines, helper);
    await join(machine, otto, other);
    for (const { page } of [ines, otto]) {
      await page.goto(projectPath);
      await page.getByRole('button', { name: 'Apply: Illustrator' }).click();
      await page.getByLabel(/A note to the owner/).fill('I have drawn bells before.');
      await page.getByRole('button', { name: 'Send request' }).click();
      await page.getByText('Your request waits').first().waitFor();
    }

    const { page } = tess;
    const second = await tess.context.newPage();
    await page.goto('/en/contribution-requests');
    await second.goto('/en/contribution-requests');
    await page.getByRole('button', { name: /Approve ines/i }).waitFor();
    await second.getByRole('button', { name: /Approve otto/i }).waitFor();

    await page.getByRole('button', { name: /Approve ines/i }).click();
    await page.getByText('Approved', { exact: true }).waitFor();
    await second.getByRole('button', { name: /Approve otto/i }).click();
    await second
      .getByText(/already (has this role|been answered)/i)
      .first()
      .waitFor();
    await second.close();

    await machine.mailTo(helper.email, /accept|Illustrator/i);
    await machine.mailTo(other.email, /Illustrator/);
    await otto.page.goto(projectPath);
    await otto.page.getByText('Taken by').first().waitFor();
  },
);

test('a donation by card: declined, then paid with another card', within, async () => {
  const { page } = otto;
  await page.goto(projectPath);
  await page.getByText('£15', { exact: true }).first().click();
  await page
    .getByRole('link', { name: 'Donate £15' })
    .or(page.getByRole('button', { name: 'Donate £15' }))
    .first()
    .click();
  await page.waitForURL(/\/payment\?/);
  await page.getByRole('button', { name: /^Pay £15/ }).dblclick();

  await payByCard(page, '4000 0000 0000 0002');
  await page
    .getByText(/declined/i)
    .first()
    .waitFor();
  await page
    .getByRole('link', { name: /cancel/i })
    .or(page.getByRole('button', { name: /cancel/i }))
    .first()
    .click();
  await page.waitForURL(/payment-status/);
  await page.getByRole('heading', { name: 'The payment did not go through' }).waitFor();
  await page.getByRole('button', { name: 'Try another card' }).click();
  await payByCard(page, '4242 4242 4242 4242');
  await page.waitForURL(/payment-status/);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await machine.mailTo(other.email, /Harbour bells/);
});

test('somebody buys points; totals, units and contributors follow', within, async () => {
  const { page } = ines;
  await page.goto(projectPath);
  await page.getByText('Buy points', { exact: true }).first().click();
  await page.getByLabel('How many').fill('4');
  await page
    .getByRole('link', { name: /Buy 4 points for £50/ })
    .or(page.getByRole('button', { name: /Buy 4 points for £50/ }))
    .first()
    .click();
  await page.waitForURL(/\/payment\?/);
  await page.getByRole('button', { name: /^Pay £50/ }).click();
  await page.waitForURL(/\/c\/pay\//);
  await page
    .getByRole('link', { name: /cancel/i })
    .or(page.getByRole('button', { name: /cancel/i }))
    .first()
    .click();
  await page.getByRole('heading', { name: 'The payment was cancelled' }).waitFor();

  await page.goto(projectPath);
  await page.getByText('Buy points', { exact: true }).first().click();
  await page.getByText(/640 of 640 are left/).waitFor();
  await page.getByLabel('How many').fill('4');
  await page
    .getByRole('link', { name: /Buy 4 points for £50/ })
    .or(page.getByRole('button', { name: /Buy 4 points for £50/ }))
    .first()
    .click();
  await page.waitForURL(/\/payment\?/);
  await page.getByRole('button', { name: /^Pay £50/ }).click();
  await payByCard(page, '4242 4242 4242 4242');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();

  await page.goto(projectPath);
  await page.getByText('£65').first().waitFor();
  await page.getByRole('cell', { name: '4 × bell' }).waitFor();
  await page.getByText('Buy points', { exact: true }).first().click();
  await page.getByText(/636 of 640 are left/).waitFor();
});

test('a total that was changed on the way is refused', within, async () => {
  const { page } = ines;
  await page.route('**/api/payment/initiate', async route => {
    const body = route.request().postDataJSON() as { total: number };
    await route.continue({ postData: JSON.stringify({ ...body, total: 1 }) });
  });
  await page.goto(projectPath);
  await page
    .getByRole('link', { name: /Donate £/ })
    .or(page.getByRole('button', { name: /Donate £/ }))
    .first()
    .click();
  await page.waitForURL(/\/payment\?/);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByText('The price has changed').waitFor();
  expect(new URL(page.url()).origin).toBe(machine.url);
  await page.unroute('**/api/payment/initiate');
});

test('what was done survives a stop and a start', within, async () => {
  await machine.restart();
  await ines.page.goto(projectPath);
  await ines.page.getByText('£65').first().waitFor();
});

test(
  'the owner connects an account, and the job transfers the money when its date has come',
  within,
  async () => {
    const { page } = tess;
    await page.goto('/en/payout');
    await page.getByRole('button', { name: 'Connect a payout account' }).click();
    await page.waitForURL(/\/setup\//);
    await page
      .getByRole('button', { name: /leave|later|incomplete/i })
      .first()
      .click();
    await page.waitForURL(/\/payout/);
    await page.getByText('The provider still needs something').waitFor();

    await page.getByRole('button', { name: /Continue with the provider|Open the provider/ }).click();
    await page.waitForURL(/\/setup\//);
    await page
      .getByRole('button', { name: /complete|submit|finish/i })
      .first()
      .click();
    await page.waitForURL(/\/payout/);
    await page.getByText('Ready for payouts').first().waitFor();
    await page.getByText('Pending').first().waitFor();

    await machine.advance(15 * 86_400);
    await machine.run('payouts');
    await page.goto('/en/payout');
    await page.getByText('Transferred').first().waitFor();
    await machine.mailTo(owner.email, /Harbour bells|payout|on its way/i);
  },
);

test('an administrator sees all payouts, and the books are right', within, async () => {
  const { page } = edith;
  await page.goto('/en/admin-payouts');
  await page.getByText('Harbour bells').first().waitFor();
  expect(await (await fetch(`${machine.url}/_local/ledger`)).text()).toContain('each posting sums to zero');
  expect(edith.errors).toEqual([]);
  expect(tess.errors).toEqual([]);
});
