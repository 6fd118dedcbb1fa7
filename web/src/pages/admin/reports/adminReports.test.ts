import { expect, test } from 'vitest';
import { ReportDetails } from '#shared/entities/report.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const reason = 'Advertises watches under every project.';
const reported = ReportDetails.parse({
  ReportID: 'r1',
  target: { kind: 'comment', ProjectID: 'tidewatch', CommentID: 'c1' },
  label: 'Buy my watches.',
  content: 'Buy my watches. All of them.',
  concerns: aMe,
  count: 2,
  reasons: { spam: 2 },
  status: 'open',
  firstAt: '2026-11-20T12:00:00.000Z',
  lastAt: '2026-11-20T13:00:00.000Z',
  reports: [{ reporter: aMe, reason: 'spam', note: 'Third time today.', at: '2026-11-20T13:00:00.000Z' }],
});

/** Responses for an administrator with one reported comment. */
function desk(more: Answers = {}): Answers {
  let items = [reported];
  return {
    getMe: () => ({ ...aMe, isAdmin: true }),
    listReports: () => ({ items }),
    getReport: () => reported,
    resolveReport: () => {
      items = [];
      return { ...reported, status: 'resolved', decision: 'hideComment' };
    },
    ...more,
  };
}

test('An administrator reads what was reported and hides the comment', async () => {
  const { page, requestsTo } = await pages.open('/en/admin?view=reports', desk(), { signedIn: true });
  await page.getByText('Third time today.').waitFor();
  await page.getByRole('radio', { name: 'Hide the comment' }).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByRole('heading', { name: 'Nothing to decide' }).waitFor();
  expect(requestsTo('resolveReport').at(-1)?.body).toMatchObject({ decision: 'hideComment' });
});

test('A decided report says who decided, when and why', async () => {
  const resolution = { by: aMe, at: '2026-11-21T09:30:00.000Z', reason };
  const decided = ReportDetails.parse({
    ...reported,
    status: 'resolved',
    decision: 'hideComment',
    resolution,
  });
  const answers = desk({ listReports: () => ({ items: [decided] }), getReport: () => decided });
  const { page } = await pages.open('/en/admin?view=reports', answers, { signedIn: true });
  await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
  await page.getByText(reason).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('A ban needs a reason, which is kept if the decision fails', async () => {
  const answers = desk({ resolveReport: () => new Refusal('COMMENT_NOT_FOUND') });
  const { page, requestsTo } = await pages.open('/fr/admin?view=reports', answers, { signedIn: true });
  await page.getByRole('radio', { name: 'Bannir la personne' }).check();
  await page.getByRole('button', { name: 'Décider' }).click();
  await expect.poll(() => page.getByLabel('Motif').getAttribute('aria-invalid')).toBe('true');
  expect(requestsTo('resolveReport')).toEqual([]);
  await page.getByLabel('Motif').fill(reason);
  await page.getByRole('button', { name: 'Décider' }).click();
  await page.getByText('Impossible d’enregistrer votre décision').waitFor();
  expect(await page.getByLabel('Motif').inputValue()).toBe(reason);
});

test('If another administrator has decided in the meantime, says so and shows their decision', async () => {
  const resolution = { by: aMe, at: '2026-11-21T09:30:00.000Z', reason };
  let isDecided = false;
  const theirs = ReportDetails.parse({
    ...reported,
    status: 'resolved',
    decision: 'hideComment',
    resolution,
  });
  const other = ReportDetails.parse({ ...reported, ReportID: 'r2', label: 'Another one.' });
  const answers = desk({
    listReports: () => ({ items: isDecided ? [other] : [reported, other] }),
    getReport: ({ params }) => (params['ReportID'] === 'r2' ? other : isDecided ? theirs : reported),
    resolveReport: () => {
      isDecided = true;
      return new Refusal('REPORT_ALREADY_RESOLVED');
    },
  });
  const { page } = await pages.open('/en/admin?view=reports', answers, { signedIn: true });
  await page.getByRole('radio', { name: 'Ban the person' }).check();
  await page.getByText('At least 10 characters. The person concerned reads it.').waitFor();
  await page.getByRole('radio', { name: 'Dismiss' }).check();
  await page.getByText('Optional. Only administrators read it.').waitFor();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByText('Someone else has already decided on this one').waitFor();
  await page.getByRole('article', { name: reported.label }).getByText(reason).waitFor();
});
