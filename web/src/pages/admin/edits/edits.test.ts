import { expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { aPicture } from '#web/testing/pictureSamples.ts';
import { aMe, aProject } from '#web/testing/samples.ts';
import { aTranslatedProject, inFrench } from '#web/testing/translated.ts';

const pages = openPages();

const edited = (version: number): Project =>
  aProject({
    name: 'Tidewatch',
    details: 'What stays as it was.\n\nWhat was there before.',
    pendingEdit: {
      changes: { name: 'Tide Radio', details: 'What stays as it was.\n\nWhat is there now.' },
      submittedAt: '2026-11-20T10:00:00.000Z',
      version,
    },
  });

test('Administrators read what differs, and answer exactly what they have read', async () => {
  let waiting = [edited(1)];
  const { page, requestsTo } = await pages.open(
    '/en/admin?view=edits',
    {
      getMe: () => ({ ...aMe, isAdmin: true }),
      listProjectEdits: () => ({ items: waiting }),
      approveEdit: ({ body }: ApiRequest) => {
        if (body['version'] === 1) {
          waiting = [edited(2)];
          return new Refusal('EDIT_CHANGED');
        }
        waiting = [];
        return aProject({ name: 'Tide Radio' });
      },
    },
    { signedIn: true },
  );
  const compared = async (field: string) => {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: field, exact: true }) });
    const texts = async (role: 'deletion' | 'insertion') =>
      (await section.getByRole(role).allTextContents()).map(text => text.trim());
    return { removed: await texts('deletion'), added: await texts('insertion') };
  };
  await page.getByText('1 paragraph unchanged').waitFor();
  expect(await compared('Name')).toEqual({ removed: ['Removed: Tidewatch'], added: ['Added: Tide Radio'] });
  expect(await compared('Details')).toEqual({
    removed: ['Removed: was', 'Removed: before'],
    added: ['Added: is', 'Added: now'],
  });
  expect(await page.getByText('What stays as it was.').isVisible()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('Read the whole edited text').click();
  await page.getByText('What stays as it was.').waitFor();

  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await page.getByText('Write at least 10 characters. The owner will read it.').waitFor();
  expect(requestsTo('denyEdit')).toEqual([]);

  /** Closes the notice in which the decision can be undone: under a pointer that rests, it would wait. */
  const sendNow = () => page.getByRole('button', { name: 'Dismiss' }).first().click();
  await page.getByRole('button', { name: 'Publish edit' }).click();
  await sendNow();
  await page.getByText('This edit has changed').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('This edit has changed').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish edit' }).click();
  await sendNow();
  await page.getByText('Tide Radio is published').waitFor();
  await page.getByRole('heading', { name: 'No edits are waiting' }).waitFor();
  expect(requestsTo('approveEdit').map(({ body }) => body['version'])).toEqual([1, 2]);
});

test('Owners go on editing what waits for its review, and discard it after a question', async () => {
  const approved = ownProject();
  let project: Project = {
    ...approved,
    pendingEdit: {
      changes: { name: 'Tide Radio' },
      submittedAt: '2026-11-20T10:00:00.000Z',
      version: 1,
      reason: 'That is a radio station.',
    },
  };
  const { page, requestsTo } = await pages.open(
    '/en/edit-projects',
    withProject(approved, {
      getProject: () => project,
      withdrawEdit: () => (project = { ...approved, updatedAt: new Date().toISOString() }),
    }),
    { signedIn: true },
  );
  await page.getByText('That is a radio station.').waitFor();
  expect(await page.getByLabel('Project name').inputValue()).toBe('Tide Radio');
  await page.getByRole('button', { name: 'Discard edit' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(requestsTo('withdrawEdit')).toEqual([]);
  await page.getByRole('button', { name: 'Discard edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard edit' }).click();
  await page.getByText('Your edit has been discarded.').waitFor();
  await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe(approved.name);
});

test('Administrators see the pictures of an edit beside the public ones, and which are new', async () => {
  const project = aProject({
    gallery: [aPicture(1)],
    pendingEdit: {
      changes: { gallery: [aPicture(2), aPicture(1)] },
      submittedAt: '2026-11-20T10:00:00.000Z',
      version: 1,
    },
  });
  const { page } = await pages.open(
    '/en/admin?view=edits',
    { getMe: () => ({ ...aMe, isAdmin: true }), listProjectEdits: () => ({ items: [project] }) },
    { signedIn: true },
  );
  await page.getByRole('heading', { name: 'More pictures' }).waitFor();
  expect(await page.locator('.revpics').first().getByRole('img').count()).toBe(1);
  const after = page.locator('.revpics').last();
  expect(await after.getByRole('listitem').first().textContent()).toBe('Added: Picture twoCaption two');
  expect(await after.getByRole('listitem').last().textContent()).toBe('Picture oneCaption one');
  expect(await axeViolations(page)).toEqual([]);
});

test('Administrators see the milestones of an edit beside the public ones, with their amounts', async () => {
  const boat = { name: 'First boat', amount: 2_000_00 };
  const project = aProject({
    milestones: [boat],
    pendingEdit: {
      changes: { milestones: [boat, { name: 'A crew', amount: 4_500_00 }] },
      submittedAt: '2026-11-20T10:00:00.000Z',
      version: 1,
    },
  });
  const { page } = await pages.open(
    '/en/admin?view=edits',
    { getMe: () => ({ ...aMe, isAdmin: true }), listProjectEdits: () => ({ items: [project] }) },
    { signedIn: true },
  );
  const change = page.locator('.edit-change', { has: page.getByRole('heading', { name: 'Milestones' }) });
  await expect.poll(() => change.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('A crew')]);
  await change.getByText('£4,500.00').waitFor();
});

test('Administrators read a translation beside its original, and of one that has changed what differs', async () => {
  const { name, shortName, description, details } = aProject();
  const pieces = (translation: Record<'name' | 'shortName' | 'description' | 'details', string>) => ({
    name: { text: translation.name, of: name },
    shortName: { text: translation.shortName, of: shortName },
    description: { text: translation.description, of: description },
    details: { text: translation.details, of: details },
  });
  const project = aTranslatedProject({
    pendingEdit: {
      changes: {
        translations: {
          fr: pieces({ ...inFrench(), shortName: 'Marégraphes' }),
          es: pieces({ ...inFrench(), name: 'Vigía de mareas' }),
        },
      },
      submittedAt: '2026-11-20T10:00:00.000Z',
      version: 1,
    },
  });
  const { page } = await pages.open(
    '/en/admin?view=edits',
    { getMe: () => ({ ...aMe, isAdmin: true }), listProjectEdits: () => ({ items: [project] }) },
    { signedIn: true },
  );
  const of = (heading: string) =>
    page.locator('.edit-translation').filter({ has: page.getByRole('heading', { name: heading }) });
  const french = of('Translation into French');
  await french.waitFor();
  expect(await french.getByRole('heading', { level: 4 }).allInnerTexts()).toEqual(['Short name']);
  expect(await french.getByRole('insertion').allTextContents()).toEqual(['Added: Marégraphes']);
  const spanish = of('Translation into Spanish');
  expect(await spanish.getByRole('heading', { level: 4 }).count()).toBe(4);
  await spanish.getByText(description, { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
