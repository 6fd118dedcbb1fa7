import { expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { MessageID, ProjectID } from '#shared/ids.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';

const pages = openPages();

/** The relation of an owner to their project. */
const you = {
  owner: true,
  member: false,
  liked: false,
  following: false,
  canAdminister: false,
  beyondPlan: false,
};

test('Shows the owner why the project was denied', async () => {
  const denied = projectServer({
    status: 'denied',
    reason: 'Say who is responsible on site.',
    you,
  });
  const { page } = await pages.open(path, denied, { signedIn: true });
  await page.getByText('Say who is responsible on site.').waitFor();
});

test('Shows the owner the question of the review with a way to answer it, until it has been answered', async () => {
  const question = {
    text: 'Who counts the birds?',
    askedAt: '2027-01-01T10:00:00.000Z',
    messageId: MessageID.parse('m1'),
  };
  const inReview = (more: Partial<Project>) =>
    projectServer({ status: 'submitted', submittedAt: '2027-01-01T09:00:00.000Z', you, ...more });

  const { page } = await pages.open(path, inReview({ question }), { signedIn: true });
  await page.getByText('Cairn’s review has a question about this project').waitFor();
  await page.getByText('Who counts the birds?').waitFor();
  const answer = page.getByRole('link', { name: 'Answer', exact: true });
  expect(await answer.getAttribute('href')).toBe('/en/messages?id=m1');
  expect(await axeViolations(page)).toEqual([]);

  const answered = inReview({ question: { ...question, answeredAt: '2027-01-01T11:00:00.000Z' } });
  const { page: later } = await pages.open(path, answered, { signedIn: true });
  await later.getByText('You’ve answered the reviewer’s question.').waitFor();
  await later.getByText('This project is waiting for review').waitFor();
  expect(await later.getByText('Who counts the birds?').count()).toBe(0);
});

test('Tells a candidate that they have applied to take the project over, and that they have been chosen', async () => {
  let isChosen = false;
  const halted = projectServer({ status: 'halted' });
  const { page } = await pages.open(
    path,
    {
      ...halted,
      getAdoption: ({ params }) => ({
        ProjectID: ProjectID.parse(String(params['ProjectID'])),
        status: isChosen ? 'chosen' : 'offered',
        stays: true,
        teamUntil: '2026-10-15T10:00:00.000Z',
        points: 2000,
        you: { owner: false, candidate: true, chosen: isChosen, canApply: true },
      }),
    },
    { signedIn: true },
  );
  await page.getByText('You’ve applied to take it over.').waitFor();
  isChosen = true;
  await page.reload();
  await page.getByText('Its owner has chosen you.').waitFor();
});

test('A project whose owner has been banned asks for neither money nor applications', async () => {
  const { page } = await pages.open(path, projectServer({ suspended: true }), { signedIn: true });
  await page.getByText('This project is on hold').waitFor();
  await page.getByText('This project isn’t accepting payments.').waitFor();
  expect(await page.getByRole('button', { name: /^(Donate|Apply)/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /^(Donate|Apply)/ }).count()).toBe(0);
});

test('Tells the owner of a public project that it has been taken down', async () => {
  const takenDown = projectServer({ status: 'denied', reason: 'The pictures belong to others.', you });
  const { page } = await pages.open(path, takenDown, { signedIn: true });
  await page.getByText('This project has been taken down').waitFor();
});

test.each([
  ['submitted', 0],
  ['approved', 2],
] as const)(
  'The owner of a project that is %s can share it in %i places, and is not asked to support it',
  async (status, times) => {
    const server = projectServer({ status, supporters: 0, you });
    const { page } = await pages.open(path, server, { signedIn: true });
    await page.getByText('Every payment appears here.').waitFor();
    expect(await page.getByRole('button', { name: 'Share', exact: true }).count()).toBe(times);
    expect(await page.getByText('could be yours').count()).toBe(0);
    expect((await page.getByRole('button', { name: /^Share: / }).count()) > 0).toBe(times > 0);
  },
);
