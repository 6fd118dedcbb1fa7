import { describe, expect, test } from 'vitest';
import { PersonDetails } from '#shared/entities/person.ts';
import { ProjectID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { aMailbox, aMessage } from '#web/testing/messageSamples.ts';
import { openPages } from '#web/testing/openPages.ts';
import { paymentServer } from '#web/testing/orders.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { aMe, aProject } from '#web/testing/samples.ts';
import { aBoard, openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();
const user = { signedIn: true };

test.each([
  ['/en/generic/thankyousubmit', 'Your idea is on its way · Cairn'],
  ['/en/generic/unknown', 'We can’t find this page · Cairn'],
  ['/en/plan-details?plan=pro', 'The Pro plan · Cairn'],
  ['/fr/plan-details?plan=basic', 'Formule Basic · Cairn'],
  ['/es/plan-details?plan=premium', 'Plan Premium · Cairn'],
])('%s says what it shows in its title', async (path, title) => {
  const { page } = await pages.open(path, {});
  await expect.poll(() => page.title()).toBe(title);
});

test('the title of an error goes with it', async () => {
  const { page } = await pages.open('/en/plan-details?plan=gold', {});
  const title = await page.title();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect.poll(() => page.title()).toBe('Plans · Cairn');
  expect(title).not.toMatch(/^Plans? · /);
});

describe('The title names the project of', () => {
  const tidewatch = ownProject();
  const kelp = ownProject({ ProjectID: ProjectID.parse('kelp'), name: 'Kelp Forest', shortName: 'Kelp' });
  const owner = withProject(tidewatch, {
    listUserProjects: () => ({ items: [tidewatch, kelp] }),
    getProject: ({ params }) => (params['ProjectID'] === 'kelp' ? kelp : tidewatch),
  });

  test.each([
    ['edit-projects', 'Your project'],
    ['manage-prospects', 'Roles and team'],
    ['project-analytics', 'Analytics'],
    ['project-translations', 'Translations'],
    ['contribution-requests', 'Applications'],
    ['payment', 'Payment'],
  ])('%s', async (name, title) => {
    const answers = { ...paymentServer(pages.origin), ...owner };
    const { page } = await pages.open(`/en/${name}?project=tidewatch`, answers, user);
    await expect.poll(() => page.title()).toBe(`${title} · Tidewatch · Cairn`);
    await pages.goTo(page, `/en/${name}?project=kelp`);
    await expect.poll(() => page.title()).toBe(`${title} · Kelp · Cairn`);
  });

  test('project tasks', async () => {
    const { page } = await openBoard(pages);
    await expect.poll(() => page.title()).toBe(`Project tasks · ${aBoard.shortName} · Cairn`);
  });

  test('the proof, in the language of the page', async () => {
    const answers: Answers = { getProject: () => aProject(), listProofEntries: () => ({ items: [] }) };
    const { page } = await pages.open('/en/proof/tidewatch', answers);
    await expect.poll(() => page.title()).toBe(`Proof of points and payments · ${aProject().name} · Cairn`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect
      .poll(() => page.title())
      .toBe(`Preuve des points et des paiements · ${aProject().name} · Cairn`);
  });
});

test('the title of a monthly statement names its month', async () => {
  const { page } = await pages.open(
    '/en/payout?month=2026-10',
    { listUserProjects: () => ({ items: [] }) },
    user,
  );
  await expect.poll(() => page.title()).toBe('Monthly statement · October 2026 · Cairn');
});

test('the titles of messages name the folder, or the message that is open', async () => {
  const message = aMessage({ subject: 'Low tide' });
  const { page } = await pages.open('/en/messages', aMailbox(message), user);
  await expect.poll(() => page.title()).toBe('Messages · Inbox · Cairn');
  await page.getByRole('link', { name: 'Low tide' }).click();
  await expect.poll(() => page.title()).toBe('Messages · Low tide · Cairn');
  await page.getByRole('link', { name: 'Sent', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Messages · Sent · Cairn');
});

test('the title of a person in the administration is their name', async () => {
  const person = PersonDetails.parse({
    ...aMe,
    UserID: 'barry',
    username: 'barry.fenwick',
    firstName: 'Barry',
    lastName: 'Fenwick',
    status: 'active',
    canBan: true,
  });
  const { page } = await pages.open(
    '/en/admin?view=people&person=barry',
    { getMe: () => ({ ...aMe, isAdmin: true }), findPeople: () => ({ items: [] }), getPerson: () => person },
    user,
  );
  await expect.poll(() => page.title()).toBe('People · Barry Fenwick · Cairn');
});
