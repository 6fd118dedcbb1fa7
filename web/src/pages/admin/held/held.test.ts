import { expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { queueNames } from '#shared/entities/queue.ts';
import { ProjectID } from '#shared/ids.ts';
import { type Answers, type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();
const admin = { signedIn: true };
const review = '/en/admin?view=review';

const idea = (name: string): Project =>
  aProject({ ProjectID: ProjectID.parse(name.toLowerCase()), name, status: 'submitted' });

/** A server on which two ideas wait, until they have been decided on. */
function reviewing(more: Answers = {}): Answers {
  let waiting = [idea('Fieldnotes'), idea('Huerta')];
  const decide = ({ params }: ApiRequest) => {
    waiting = waiting.filter(project => project.ProjectID !== params['ProjectID']);
    return aProject();
  };
  return {
    getMe: () => ({ ...aMe, isAdmin: true }),
    listProspects: () => ({ items: [aRole()] }),
    listProjectsForReview: ({ query }) => ({ items: query['status'] === 'submitted' ? waiting : [] }),
    listQueues: () => ({
      items: queueNames.map(name => ({
        name,
        count: name === 'review' ? waiting.length : 0,
        hasMore: false,
        withOthers: 0,
      })),
    }),
    approveProject: decide,
    denyProject: decide,
    ...more,
  };
}

test('An approval can be undone in its notice, with the message that was written, and nothing is sent', async () => {
  const { page, requestsTo } = await pages.open(review, reviewing(), admin);
  const tabs = page.getByRole('navigation', { name: 'Administration', exact: true });
  await tabs.getByRole('link', { name: 'Review 2' }).waitFor();
  await page.getByLabel('Message to the owner').fill('Good luck');
  await page.getByRole('button', { name: 'Approve and publish' }).dblclick();
  await page.getByText('Publishing Fieldnotes').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Huerta' }).waitFor();
  await tabs.getByRole('link', { name: 'Review 1' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone: Fieldnotes is back in the queue').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Fieldnotes' }).waitFor();
  await page.getByRole('article', { name: 'Fieldnotes' }).and(page.locator(':focus')).waitFor();
  await expect.poll(() => page.getByLabel('Message to the owner').inputValue()).toBe('Good luck');
  await tabs.getByRole('link', { name: 'Review 2' }).waitFor();
  expect(requestsTo('approveProject')).toEqual([]);
});

test('U takes the latest decision back, and Escape sends none', async () => {
  const { page, requestsTo } = await pages.open(review, reviewing(), admin);
  await page.getByLabel('Message to the owner').fill('Tell us who counts, and where.');
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await page.getByText('Sending Fieldnotes back to its owner').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Huerta' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await page.getByText('Undone: Fieldnotes is back in the queue').waitFor();
  expect(requestsTo('denyProject')).toEqual([]);
});

test('A decision is sent once its notice is closed, and cannot be undone any more', async () => {
  const { page, requestsTo } = await pages.open(review, reviewing(), admin);
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await page.getByText('Fieldnotes is published').waitFor();
  await page.getByRole('heading', { level: 1, name: '1 idea to review' }).waitFor();
  expect(requestsTo('approveProject').map(({ params }) => params['ProjectID'])).toEqual(['fieldnotes']);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

test('A decision is sent after ten seconds, also on another page of the site', async () => {
  const { page, requestsTo } = await pages.open('/en', reviewing(), {
    ...admin,
    prepare: async opened => await opened.clock.install(),
  });
  await pages.goTo(page, review);
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await page.getByText('Publishing Fieldnotes').waitFor();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  expect(requestsTo('approveProject')).toEqual([]);
  await page.clock.runFor(11_000);
  await page.getByText('Fieldnotes is published').waitFor();
  expect(requestsTo('approveProject')).toHaveLength(1);
});

test('Leaving the site sends what is held', async () => {
  const { page, requestsTo } = await pages.open(review, reviewing(), admin);
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await page.getByText('Publishing Fieldnotes').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => requestsTo('approveProject').length).toBe(1);
});

test('What another person has decided on meanwhile is shown again, with the reason', async () => {
  const server = reviewing({ denyProject: () => new Refusal('INVALID_PROJECT_STATE') });
  const { page } = await pages.open(review, server, admin);
  await page.getByLabel('Message to the owner').fill('Tell us who counts, and where.');
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await page.getByText('Your decision on Fieldnotes wasn’t carried out').waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText('Someone else has already decided on this one').waitFor();
  expect(await page.getByLabel('Message to the owner').inputValue()).toBe('Tell us who counts, and where.');
});
