import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Author } from '#shared/entities/author.ts';
import type { Project } from '#shared/entities/project.ts';
import { ProjectID } from '#shared/ids.ts';
import { type Answers, type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();

const idea = (id: string, name: string, hours = 31): Project =>
  aProject({
    ProjectID: ProjectID.parse(id),
    name,
    status: 'submitted',
    submittedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
  });

/** Responses for an administrator with two proposals in the queue. */
function reviewing(more: Answers = {}): { answers: Answers; answered: (id: string) => void } {
  let waiting = [idea('fieldnotes', 'Fieldnotes'), idea('huerta', 'Huerta 9')];
  return {
    answered: id => (waiting = waiting.filter(({ ProjectID }) => ProjectID !== id)),
    answers: {
      getMe: () => ({ ...aMe, isAdmin: true }),
      getAuthor: () => Author.parse({ ...aMe, ...aProject().owner }),
      listProspects: () => ({ items: [aRole()] }),
      listProjectsForReview: ({ query }: ApiRequest) => ({
        items: query['status'] === 'submitted' ? waiting : [],
      }),
      ...more,
    },
  };
}
const admin = { signedIn: true };
/** Closes the notice in which a decision can be undone. */
const sendNow = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).first().click();
const reason = 'Tell us who counts, and where. Then send it again.';

test('A proposal can be decided once all of it is shown, so that the buttons do not move', async () => {
  const roles = Promise.withResolvers<void>();
  const { answers } = reviewing({
    listProspects: async () => {
      await roles.promise;
      return { items: [aRole()] };
    },
  });
  const { page } = await pages.open('/en/admin?view=review', answers, admin);
  await page.getByRole('heading', { level: 2, name: 'Fieldnotes' }).waitFor();
  await page
    .getByText(/joined \w+/)
    .first()
    .waitFor();
  const deny = page.getByRole('button', { name: 'Deny', exact: true });
  expect(await deny.count()).toBe(0);
  roles.resolve();
  await deny.waitFor();
});

test('A denial requires a reason, which is kept after a failed request and a reload', async () => {
  let isDown = true;
  const { answers, answered } = reviewing({
    denyProject: ({ params }: ApiRequest) => {
      if (isDown) return new Refusal('INTERNAL');
      answered(String(params['ProjectID']));
      return idea('fieldnotes', 'Fieldnotes');
    },
  });
  const { page, requestsTo } = await pages.open('/en/admin?view=review', answers, admin);
  const message = page.getByLabel('Message to the owner');
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await page.getByText('Write at least 10 characters. The owner will read it.').waitFor();
  expect(requestsTo('denyProject')).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  await message.fill(reason);
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await sendNow(page);
  await page.getByText('Your decision on Fieldnotes wasn’t carried out').waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText('Your decision wasn’t sent').waitFor();
  expect(await message.inputValue()).toBe(reason);
  await page.reload();
  await message.waitFor();
  expect(await message.inputValue()).toBe(reason);

  isDown = false;
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await sendNow(page);
  await page.getByText('Fieldnotes was sent back to its owner').waitFor();
  await page.getByRole('heading', { level: 1, name: '1 idea to review' }).waitFor();
  expect(requestsTo('denyProject').at(-1)?.body['reason']).toBe(reason);
  await page.getByRole('heading', { level: 2, name: 'Huerta 9' }).waitFor();
  expect(await message.inputValue()).toBe('');
});

test('A proposal that has just arrived waits for less than an hour', async () => {
  const { answers } = reviewing({
    listProjectsForReview: () => ({ items: [idea('alisios', 'Alisios', 0)] }),
  });
  const { page } = await pages.open('/en/admin?view=review', answers, admin);
  await page.getByRole('button', { name: /Alisios.*waiting for less than an hour/ }).waitFor();
});

test('After an answer the next proposal is read from its beginning', async () => {
  const { answers, answered } = reviewing({
    approveProject: ({ params }: ApiRequest) => {
      answered(String(params['ProjectID']));
      return idea('fieldnotes', 'Fieldnotes');
    },
  });
  const { page, requestsTo } = await pages.open('/en/admin?view=review', answers, admin);
  await page.getByRole('button', { name: 'Approve and publish' }).dblclick();
  await page.getByRole('article', { name: 'Huerta 9' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Huerta 9');
  await expect
    .poll(async () => (await page.getByRole('article', { name: 'Huerta 9' }).boundingBox())?.y)
    .toBeGreaterThanOrEqual(0);
  await sendNow(page);
  await expect.poll(() => requestsTo('approveProject').length).toBe(1);
  await page.getByRole('article', { name: 'Huerta 9' }).waitFor();
});

test('Shows a message if another administrator has decided on the proposal, and updates the queue on Refresh', async () => {
  const { answers, answered } = reviewing({ approveProject: () => new Refusal('INVALID_PROJECT_STATE') });
  const { page } = await pages.open('/en/admin?view=review', answers, admin);
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await sendNow(page);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Someone else has already decided on this one' });
  await notice.waitFor();
  expect(await notice.innerText()).not.toContain('Your message');
  answered('fieldnotes');
  await notice.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('heading', { level: 1, name: '1 idea to review' }).waitFor();
});

test('Publishes only what was read: after a change the latest version is shown, and can be published', async () => {
  const latest = { ...idea('fieldnotes', 'Fieldnotes, rewritten'), updatedAt: '2026-11-20T13:00:00.000Z' };
  let isChanged = false;
  const { answers } = reviewing({
    approveProject: ({ body }: ApiRequest) => {
      isChanged = true;
      return body['updatedAt'] === latest.updatedAt ? latest : new Refusal('PROJECT_CHANGED');
    },
    listProjectsForReview: ({ query }: ApiRequest) => ({
      items: query['status'] === 'submitted' ? [isChanged ? latest : idea('fieldnotes', 'Fieldnotes')] : [],
    }),
  });
  const { page } = await pages.open('/en/admin?view=review', answers, admin);
  await page.getByLabel('Message to the owner').fill('Good luck');
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await sendNow(page);
  await page.getByRole('status').filter({ hasText: 'The owner has changed this proposal' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Fieldnotes, rewritten' }).waitFor();
  expect(await page.getByLabel('Message to the owner').inputValue()).toBe('Good luck');

  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await sendNow(page);
  await page.getByText('Fieldnotes, rewritten is published').waitFor();
});

test('A proposal that cannot be rendered is shown as plain text and can be answered', async () => {
  const endless = { ...idea('fieldnotes', 'Fieldnotes'), details: '1. '.repeat(3_333) };
  const { answers } = reviewing({
    listProjectsForReview: ({ query }: ApiRequest) => ({
      items: query['status'] === 'submitted' ? [endless] : [],
    }),
  });
  const { page } = await pages.open('/en/admin?view=review', answers, admin);
  await page.getByText('1. 1. 1. 1.').waitFor();
  await page.getByRole('button', { name: 'Approve and publish' }).waitFor();
});

test('Keyboard shortcuts select proposals and focus the decision buttons without pressing them', async () => {
  const { answers } = reviewing();
  const { page, requestsTo } = await pages.open('/en/admin?view=review', answers, admin);
  await page.getByRole('heading', { level: 2, name: 'Fieldnotes' }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 2, name: 'Huerta 9' }).waitFor();
  await page.getByText('Huerta 9, 2 of 2').waitFor({ state: 'attached' });
  await page.keyboard.press('k');
  await page.getByRole('heading', { level: 2, name: 'Fieldnotes' }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Approve and publish' }).and(page.locator(':focus')).waitFor();
  expect(requestsTo('approveProject')).toEqual([]);

  await page.getByLabel('Message to the owner').pressSequentially('jad');
  expect(await page.getByLabel('Message to the owner').inputValue()).toBe('jad');
});

test('A shortcut pressed before the decision form has loaded focuses its button once it has', async () => {
  const { answers } = reviewing();
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const { page } = await pages.open('/en', answers, admin);
  await page.route(/ReviewDecision/, async route => {
    await held;
    await route.continue();
  });
  await page.goto(new URL('/en/admin?view=review', page.url()).href);
  await page.getByRole('heading', { level: 2, name: 'Fieldnotes' }).waitFor();
  await page.keyboard.press('d');
  release();
  await page.getByRole('button', { name: 'Deny' }).and(page.locator(':focus')).waitFor();
});

test('Decided proposals are listed by decision, without the state that visitors see', async () => {
  const decided = aProject({
    ProjectID: ProjectID.parse('grainline'),
    name: 'Grainline',
    status: 'approved',
  });
  const { answers } = reviewing({
    listProjectsForReview: ({ query }) => ({ items: query['status'] === 'approved' ? [decided] : [] }),
  });
  const { page } = await pages.open('/en/admin?view=review', answers, admin);
  const list = page.getByRole('region', { name: 'Decided' });
  await list.getByRole('link', { name: 'Grainline' }).waitFor();
  expect(await list.innerText()).not.toContain('New');
});

test.each(['light', 'dark'] as const)('An empty queue passes axe in the %s theme', async theme => {
  const { answers, answered } = reviewing();
  answered('fieldnotes');
  answered('huerta');
  const { page } = await pages.open('/en/admin?view=review', answers, { ...admin, theme });
  await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
