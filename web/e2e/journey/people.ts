import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Machine } from './machine.ts';

/** Somebody with a browser of their own. Errors in their console are collected. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  errors: string[];
}

/** A new visitor who has read the privacy notice. */
export async function visitor(browser: Browser, machine: Machine, { width = 1280 } = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: machine.url,
    viewport: { width, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('cairn.privacy', 'yes'));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(message.text());
  });
  return { page, context, errors };
}

export interface Account {
  username: string;
  email: string;
  password: string;
}

/** Opens an account by the form, confirms it by the link in the mail, and signs in. */
export async function join(
  machine: Machine,
  { page }: Visitor,
  { username, email, password }: Account,
): Promise<void> {
  await page.goto('/en/signup');
  await isAlive(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();

  const { text } = await machine.mailTo(email, /confirm-email/);
  await page.goto(linkIn(text, 'confirm-email'));
  await page
    .getByText(/confirmed/i)
    .first()
    .waitFor();
  await signIn({ page }, { email, password });
}

/** The form can be sent: the page has hydrated. */
const isAlive = (page: Page) => page.locator('main button[type=submit]:enabled').first().waitFor();

/** Signs in by the form. */
export async function signIn(
  { page }: Pick<Visitor, 'page'>,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/en/signin');
  await isAlive(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /Menu of/ }).waitFor();
}

export async function signOut({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /Menu of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
}

/** The link in a mail that leads to this page. */
export function linkIn(text: string, page: string): string {
  const link = new RegExp(`https?://\\S*/${page}\\S*`).exec(text)?.[0];
  expect(link, `a link to ${page} in:\n${text}`).toBeTruthy();
  return link ?? '';
}

/** Pays on the provider's page. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.waitForURL(/\/c\/pay\//);
  await page.getByLabel(/card number/i).fill(number);
  await page.getByLabel(/expiry/i).fill('12 / 34');
  await page.getByLabel(/cvc|security code/i).fill('123');
  const email = page.getByLabel(/e-?mail/i);
  if ((await email.count()) > 0 && !(await email.inputValue())) await email.fill('donor@example.org');
  const name = page.getByLabel(/name on|cardholder/i);
  if ((await name.count()) > 0) await name.fill('A Donor');
  await page.getByRole('button', { name: /^Pay/ }).click();
}
