import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { UserID } from '#shared/ids.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { formsWithDrafts, formVisits, openForm } from '#web/testing/forms.ts';
import { contact } from '#web/testing/formsOfMembers.ts';
import type { FormVisit } from '#web/testing/formVisit.ts';
import { openPages } from '#web/testing/openPages.ts';
import { beginSessionElsewhere, endSessionElsewhere } from '#web/testing/otherTabs.ts';
import { aMe, aSession, yourComment } from '#web/testing/samples.ts';

const pages = openPages();

const open = async (visit: FormVisit) => {
  const { path, answers, isVisitor = false, stored = {} } = visit;
  const store = (page: Page) =>
    page.addInitScript(items => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value));
    }, stored);
  return await pages.open(path, answers, {
    signedIn: !isVisitor,
    hasSeenPrivacy: true,
    ...(Object.keys(stored).length > 0 && { prepare: store }), // a window that is prepared cannot be used again
  });
};
const textOf = ({ text = 'Three harbours have said yes by now.' }: FormVisit) => text;
const back = (page: Page) => page.getByText('What you typed earlier is back.').filter({ visible: true });

test('There is a way to each form whose draft is kept, and to no other', () => {
  expect(Object.keys(formVisits).toSorted()).toEqual(formsWithDrafts());
});

describe('What is typed comes back after a reload, until it is discarded:', () => {
  test.each(Object.entries(formVisits))('%s', async (_, visit) => {
    const { page } = await open(visit);
    const field = await openForm(page, visit);
    await field.fill(textOf(visit));
    await page.reload();

    const { opener: _opener, ...here } = visit;
    const reopened = visit.isInAddress ? here : visit;
    const again = await openForm(page, reopened);
    await expect.poll(() => again.inputValue()).toBe(textOf(visit));
    await back(page).first().waitFor();
    await page.getByRole('button', { name: 'Discard it' }).filter({ visible: true }).first().click();
    await expect.poll(() => again.inputValue()).not.toBe(textOf(visit));
    await page.reload();
    await openForm(page, reopened);
    expect(await back(page).count()).toBe(0);
  });
});

const { updateContact, addComment } = formVisits as Record<'updateContact' | 'addComment', FormVisit>;
const { updateMe, signUp } = formVisits as Record<'updateMe' | 'signUp', FormVisit>;

test('What one person has typed is not shown to another on the same device', async () => {
  const { page } = await open(addComment);
  await (await openForm(page, addComment)).fill('For the harbour master only.');
  const bo = { ...aMe, UserID: UserID.parse('bo'), username: 'bo', firstName: 'Bo' };
  const other = await pages.openIn(page.context(), addComment.path, {
    ...addComment.answers,
    refreshSession: () => ({ ...aSession, UserID: bo.UserID }),
    getMe: () => bo,
  });
  await other.page.getByRole('button', { name: 'Bo’s menu' }).waitFor();
  expect(await (await openForm(other.page, addComment)).inputValue()).toBe('');

  const mine = await pages.openIn(page.context(), addComment.path, {
    ...addComment.answers,
    refreshSession: () => aSession,
    getMe: () => aMe,
  });
  await back(mine.page).waitFor();
  expect(await (await openForm(mine.page, addComment)).inputValue()).toBe('For the harbour master only.');
});

test('What is typed stays through the end of the session in another tab, and is there after going back', async () => {
  const { page } = await open(updateMe);
  const about = await openForm(page, updateMe);
  await about.fill('I build tide gauges.');
  await endSessionElsewhere(page);
  await page.getByText('You’ve been signed out').first().waitFor();
  expect(await about.inputValue()).toBe('I build tide gauges.');
  await pages.goTo(page, '/en/about');
  await beginSessionElsewhere(page);
  await page.goBack();
  await back(page).waitFor();
  expect(await (await openForm(page, updateMe)).inputValue()).toBe('I build tide gauges.');
});

test('What is typed without a connection is there when the page is opened again', async () => {
  const { page } = await open(updateContact);
  const note = await openForm(page, updateContact);
  await note.waitFor();
  await page.context().setOffline(true);
  await note.fill('Knows the weir.');
  await page.context().setOffline(false);
  await page.reload();
  expect(await (await openForm(page, updateContact)).inputValue()).toBe('Knows the weir.');
});

test('The button of a dialog that closes it asks before it discards what was typed', async () => {
  const { page } = await open(updateContact);
  const note = await openForm(page, updateContact);
  await note.fill('Knows the weir.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByText('It hasn’t been sent or saved.').waitFor({ state: 'detached' });
  expect(await note.inputValue()).toBe('Knows the weir.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  expect(await (await openForm(page, updateContact)).inputValue()).toBe('');
});

test('What has been sent is not kept', async () => {
  const visit = {
    ...updateContact,
    answers: { ...updateContact.answers, updateContact: () => contact },
  };
  const { page } = await open(visit);
  await (await openForm(page, visit)).fill('Knows the weir.');
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await page.getByText('Your note has been saved').waitFor();
  expect(await (await openForm(page, visit)).inputValue()).toBe('');
});

test('A comment that has been changed and saved opens as it is', async () => {
  const { updateComment } = formVisits as Record<'updateComment', FormVisit>;
  let text = 'Deep?';
  const visit = {
    ...updateComment,
    answers: {
      ...updateComment.answers,
      listComments: () => ({ items: [yourComment(text)] }),
      updateComment: ({ body }: ApiRequest) => yourComment((text = String(body['text']))),
    },
  };
  const { page } = await open(visit);
  await (await openForm(page, visit)).fill('How deep?');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('How deep?').waitFor();
  expect(await (await openForm(page, visit)).inputValue()).toBe('How deep?');
});

test('Passwords are not stored', async () => {
  const { page } = await open(signUp);
  await (await openForm(page, signUp)).fill('Bo');
  await page.getByLabel('Password', { exact: true }).fill('pebbles-and-moss');
  const stored = () =>
    page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));
  await expect.poll(stored).toContain('Bo');
  expect(await stored()).not.toContain('pebbles');
});
