import { expect, test } from 'vitest';
import type { Home } from '#shared/entities/home.ts';
import { ContributionRequestId, NotificationID, ProjectID, ProposalDraftID, UserID } from '#shared/ids.ts';
import { draftServer } from '#web/testing/accountDrafts.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { anOpenRole } from '#web/testing/roleSamples.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();
const signedIn = { signedIn: true };
const nothing: Home = { waiting: [], applications: [], inReview: [], news: [], roles: [], people: [] };
const project = { ProjectID: ProjectID.parse('tidewatch'), shortName: 'Tidewatch' };
const side = { listTaskBoards: () => ({ items: [] }), getMe: () => aMe };

test('A newcomer sees the first steps, which of them are done, and can hide them', async () => {
  let firstSteps: Home['firstSteps'] = { profile: true, project: false, people: false };
  const { page, requestsTo } = await pages.open(
    '/en/home',
    {
      ...side,
      getHome: () => ({ ...nothing, ...(firstSteps && { firstSteps }) }),
      savePageConfig: () => {
        firstSteps = undefined;
        return { pageName: 'home', data: { hidesFirstSteps: true }, version: 1 };
      },
    },
    signedIn,
  );
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('heading', { name: 'Say something about yourself (done)' }).waitFor();
  expect(await steps.getByRole('link').allInnerTexts()).toEqual(['See open roles', 'Find people']);
  expect(await axeViolations(page)).toEqual([]);
  await steps.getByRole('button', { name: 'Hide' }).click();
  await page.getByRole('heading', { name: 'All quiet' }).waitFor();
  expect(requestsTo('savePageConfig')).toMatchObject([{ body: { data: { hidesFirstSteps: true } } }]);
});

test.each(['light', 'dark'] as const)(
  'An owner sees what waits, with a way to each, in the %s theme',
  async theme => {
    const { page, requestsTo } = await pages.open(
      '/en/home',
      {
        ...side,
        listMyRequests: () => ({ items: [] }),
        readNotification: () => new Refusal('NOTIFICATION_NOT_FOUND'),
        getHome: () => ({
          waiting: [
            { kind: 'applications', count: 20, hasMore: true },
            { kind: 'answers', count: 1, hasMore: false, notifications: [NotificationID.parse('answer')] },
            { kind: 'payoutAccount' },
            { kind: 'tasksDue', count: 2, hasMore: false, overdue: 1 },
            { kind: 'tasksToReview', count: 1, hasMore: false, project },
            { kind: 'sentBack', project },
            { kind: 'queue', name: 'review', count: 2, hasMore: false },
            { kind: 'queue', name: 'support', count: 1, hasMore: false },
          ],
          applications: [],
          inReview: [],
          news: [],
          people: [],
          roles: [{ prospect: anOpenRole({ PersonType: 'Illustrator' }), reasons: [{ kind: 'team' }] }],
        }),
      },
      { ...signedIn, theme },
    );
    const waiting = page.getByRole('list', { name: 'Waiting for you' });
    await waiting.getByText('1 of them is overdue').waitFor();
    expect(await waiting.getByRole('heading').allInnerTexts()).toEqual([
      '20+ applications to answer',
      '1 new answer to your applications',
      'Your money waits for a payout account',
      '2 of your tasks are due',
      '1 task to review',
      'Our review has sent a project back',
      '3 items wait for administrators',
    ]);
    await page.getByRole('link', { name: 'Apply: Illustrator, Tidewatch' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await waiting.getByRole('link', { name: 'View: 1 new answer to your applications' }).click();
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en/applications');
    await expect.poll(() => requestsTo('readNotification')).toHaveLength(1);
    await page.getByRole('link', { name: 'Cairn, home' }).click();
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en/home');
  },
);

test('A project in review is shown with the day of its submission, and can be changed', async () => {
  const submitted = { ...project, language: 'en' as const, submittedAt: '2026-05-04T10:00:00.000Z' };
  const { page } = await pages.open(
    '/en/home',
    { ...side, getHome: () => ({ ...nothing, inReview: [submitted] }) },
    signedIn,
  );
  const section = page.getByRole('region', { name: 'In review' });
  await section.getByText('Submitted on 4 May 2026. You’ll hear back within one to two days.').waitFor();
  const targets = section
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(await targets).toEqual(['/en/projects/tidewatch', '/en/edit-projects?project=tidewatch']);
  expect(await axeViolations(page)).toEqual([]);
});

test('A home that cannot be loaded is asked for again', async () => {
  let isDown = true;
  const { page } = await pages.open(
    '/en/home',
    { ...side, getHome: () => (isDown ? new Refusal('INTERNAL') : nothing) },
    signedIn,
  );
  await page.getByText('Your home couldn’t be loaded').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'All quiet' }).waitFor();
});

test('A draft of a proposal waits with its sections, and is one click away', async () => {
  const server = draftServer({ ...side });
  const id = ProposalDraftID.parse('0192f1a0-0000-7000-8000-000000000001');
  const draft = { ProposalDraftID: id, name: 'Fieldnotes', complete: ['idea' as const] };
  const { page } = await pages.open(
    '/en/home',
    {
      ...server.answers,
      getHome: () => ({
        ...nothing,
        waiting: [
          { kind: 'draft', draft },
          {
            kind: 'draft',
            draft: { ...draft, ProposalDraftID: ProposalDraftID.parse('an-unnamed-draft'), name: '' },
          },
        ],
      }),
    },
    signedIn,
  );
  const waiting = page.getByRole('list', { name: 'Waiting for you' });
  await waiting.getByText('1 of 4 sections complete').first().waitFor();
  await waiting.getByText('Untitled').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await waiting
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await expect.poll(() => pathAndQueryOf(page)).toBe(`/en/proposal?draft=${id}`);
});

test('An owner sees people who could fill open roles, with the reason, and a way to more of them', async () => {
  const person = { ...aMe, UserID: UserID.parse('wren'), firstName: 'Wren', lastName: 'Okafor' };
  const people = [{ person, reasons: [{ kind: 'skill' as const, skill: 'designers' as const }] }];
  const { page } = await pages.open(
    '/en/home',
    { ...side, getHome: () => ({ ...nothing, people }) },
    signedIn,
  );
  const section = page.getByRole('region', { name: 'People who could help' });
  await section.getByText(/Designers/).waitFor();
  const links = section.getByRole('link');
  expect(await links.evaluateAll(all => all.map(one => one.getAttribute('href')))).toEqual([
    '/en/authors/wren',
    '/en/authors/wren',
    '/en/authors?skill=designers',
  ]);
  expect(await axeViolations(page)).toEqual([]);
});

test('A volunteer sees the question that waits for them, and the applications that wait for others', async () => {
  const { page, requestsTo } = await pages.open(
    '/en/home',
    {
      ...side,
      listMyRequests: () => ({ items: [] }),
      readNotification: () => new Refusal('NOTIFICATION_NOT_FOUND'),
      getHome: () => ({
        ...nothing,
        firstSteps: { profile: false, project: true, people: false },
        waiting: [
          { kind: 'questions', count: 1, hasMore: false, notifications: [NotificationID.parse('asked')] },
        ],
        applications: [
          {
            contributionRequestId: ContributionRequestId.parse('sent'),
            project: { ...project, OwnerUserID: UserID.parse('maren'), language: 'fr' },
            role: 'Illustratrice',
            roleLanguage: 'fr',
            expiresAt: '2026-10-15T10:00:00.000Z',
          },
        ],
      }),
    },
    signedIn,
  );
  const sent = page.getByRole('list', { name: 'Your open applications' });
  await sent.getByText(/expires on 15 Oct/).waitFor();
  expect(await sent.locator('h3').getAttribute('lang')).toBe('fr');
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Waiting for you',
    'First steps',
    'Your open applications',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Answer: 1 question about your applications' }).click();
  await expect.poll(() => pathAndQueryOf(page)).toBe('/en/applications');
  await expect.poll(() => requestsTo('readNotification')).toHaveLength(1);
});
