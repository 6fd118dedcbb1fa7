import { expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { MessageID, ProjectID } from '#shared/ids.ts';
import { type Answers, type ApiRequest } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();
const admin = { signedIn: true };

const idea = (name: string): Project =>
  aProject({ ProjectID: ProjectID.parse(name.toLowerCase()), name, status: 'submitted' });

/** Responses for an administrator, with others besides. */
const reviewing = (more: Answers) => ({
  answers: {
    getMe: () => ({ ...aMe, isAdmin: true }),
    listProspects: () => ({ items: [aRole()] }),
    ...more,
  },
});

test('A question goes to the owner, and the idea keeps waiting with it', async () => {
  let isAsked = false;
  const question = { text: 'Who counts the birds?', askedAt: new Date().toISOString() };
  const { answers } = reviewing({
    askOwner: () => {
      isAsked = true;
      return idea('Fieldnotes');
    },
    listProjectsForReview: ({ query }: ApiRequest) => ({
      items: query['status'] === 'submitted' ? [{ ...idea('Fieldnotes'), ...(isAsked && { question }) }] : [],
    }),
  });
  const { page, requestsTo } = await pages.open('/en/admin?view=review', answers, admin);
  const message = page.getByLabel('Message to the owner');
  const ask = page.getByRole('button', { name: 'Ask a question' });
  await ask.click();
  await page.getByText('Write at least 10 characters. The owner will read it.').waitFor();
  await message.fill('Who counts the birds?');
  await ask.dblclick();
  await page.getByText('Question sent to the owner').waitFor();
  await page.getByText('A question has been asked').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Fieldnotes' }).waitFor();
  expect(await message.inputValue()).toBe('');
  expect(requestsTo('askOwner').map(({ body }) => body['question'])).toEqual(['Who counts the birds?']);
});

test('A question that the owner has answered says so', async () => {
  const question = {
    text: 'Who counts the birds?',
    askedAt: '2099-01-01T10:00:00.000Z',
    answeredAt: '2099-01-01T11:00:00.000Z',
  };
  const { answers } = reviewing({
    listProjectsForReview: ({ query }: ApiRequest) => ({
      items: query['status'] === 'submitted' ? [{ ...idea('Fieldnotes'), question }] : [],
    }),
  });
  const { page } = await pages.open('/en/admin?view=review', answers, admin);
  await page.getByText('The owner has answered').waitFor();
  await page.getByText('The answer is in the messages of the administrator who asked.').waitFor();
});

test('Questions and their answers stand in the review, for every administrator', async () => {
  const earlier = {
    text: 'Who counts the birds?',
    askedAt: '2099-01-01T10:00:00.000Z',
    answeredAt: '2099-01-01T11:00:00.000Z',
    answers: [
      { id: MessageID.parse('1'), at: '2099-01-01T11:00:00.000Z', text: 'We do, on Sundays.' },
      { id: MessageID.parse('2'), at: '2099-01-01T12:00:00.000Z', text: '' },
    ],
  };
  const question = { text: 'And where?', askedAt: '2099-01-02T10:00:00.000Z' };
  const { answers } = reviewing({
    listProjectsForReview: ({ query }: ApiRequest) => ({
      items:
        query['status'] === 'submitted'
          ? [{ ...idea('Fieldnotes'), question, earlierQuestions: [earlier] }]
          : [],
    }),
  });
  const { page } = await pages.open('/en/admin?view=review', answers, admin);
  await page.getByText('A question has been asked').waitFor();
  const shown = page.getByRole('article', { name: 'Fieldnotes' }).getByRole('blockquote');
  expect(await shown.allInnerTexts()).toEqual([
    'Who counts the birds?',
    'We do, on Sundays.',
    'This answer has been deleted.',
    'And where?',
  ]);
  await page.getByText('The owner hasn’t answered yet.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
