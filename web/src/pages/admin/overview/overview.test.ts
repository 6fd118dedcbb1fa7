import { expect, test } from 'vitest';
import { type Queue, queueNames } from '#shared/entities/queue.ts';
import { minute } from '#shared/time.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aProject, aRole, aSession } from '#web/testing/samples.ts';

const pages = openPages();
const admin = { signedIn: true };

const before = (minutes: number): string => new Date(Date.now() - minutes * minute).toISOString();

/** All queues; those that are named wait. */
const queues = (waiting: Partial<Record<Queue['name'], Partial<Queue>>> = {}): Queue[] =>
  queueNames.map(name => ({ name, count: 0, hasMore: false, withOthers: 0, ...waiting[name] }));

const answers = (more: Answers): Answers => ({
  refreshSession: () => aSession,
  getMe: () => ({ ...aMe, isAdmin: true }),
  listProspects: () => ({ items: [aRole()] }),
  ...more,
});

test('The administration opens with what waits, longest first, and each queue leads to its page', async () => {
  const { page } = await pages.open(
    '/en/admin',
    answers({
      listQueues: () => ({
        items: queues({
          review: { count: 2, oldestAt: before(90) },
          reports: { count: 50, hasMore: true, oldestAt: before(60 * 24 * 3) },
          refunds: { count: 1, oldestAt: before(60 * 24), withOthers: 2 },
        }),
      }),
      listReports: () => ({ items: [] }),
    }),
    admin,
  );
  await page.getByRole('heading', { level: 1, name: 'What’s waiting' }).waitFor();
  const waiting = page.getByRole('list', { name: 'What’s waiting' }).getByRole('link');
  expect(await waiting.allInnerTexts()).toEqual([
    expect.stringMatching(/^50\+\s+Reports\s+Oldest: 3 days ago$/),
    expect.stringMatching(
      /^1\s+Refunds to decide\s+2 more that the projects can still answer\s+Oldest: yesterday$/,
    ),
    expect.stringMatching(/^2\s+Ideas to review\s+Oldest: 1 hour ago$/),
  ]);
  const tabs = page.getByRole('navigation', { name: 'Administration', exact: true });
  await tabs.getByRole('link', { name: 'Reports 50+' }).waitFor();
  await tabs.getByRole('link', { name: 'Payouts 1' }).waitFor();
  await tabs.getByRole('link', { name: 'Edits', exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await waiting.first().click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
});

test.each(['light', 'dark'] as const)(
  'Where nothing waits, the page says so, and passes axe in the %s theme',
  async theme => {
    const { page } = await pages.open('/en/admin', answers({ listQueues: () => ({ items: queues() }) }), {
      ...admin,
      theme,
    });
    await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
    await page.getByRole('link', { name: 'Ideas to review' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('A decision lowers the count, also in another tab', async () => {
  const project = aProject({ name: 'Fieldnotes', status: 'submitted' });
  let waiting = [project];
  const server = answers({
    listQueues: () => ({
      items: queues(waiting.length > 0 ? { review: { count: 1, oldestAt: before(90) } } : {}),
    }),
    listProjectsForReview: ({ query }) => ({ items: query['status'] === 'submitted' ? waiting : [] }),
    denyProject: () => {
      waiting = [];
      return { ...project, status: 'denied' };
    },
  });
  const { page } = await pages.open('/en/admin?view=review', server, admin);
  const { page: other } = await pages.openIn(page.context(), '/en/admin', server);
  const tabs = page.getByRole('navigation', { name: 'Administration', exact: true });
  await tabs.getByRole('link', { name: 'Review 1' }).waitFor();
  await other.getByRole('link', { name: /^1 Ideas to review/ }).waitFor();

  await page.getByLabel('Message to the owner').fill('Tell us who counts, and where.');
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await tabs.getByRole('link', { name: 'Review', exact: true }).waitFor();
  await other.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
});
