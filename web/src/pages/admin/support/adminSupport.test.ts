import { expect, test } from 'vitest';
import { SupportRequest } from '#shared/entities/supportRequest.ts';
import { answerDueDate, workingDaysWaited } from '#shared/support.ts';
import { day } from '#shared/time.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const ago = (days: number): string => new Date(Date.now() - days * day).toISOString();
const aRequest = (id: string, change: Partial<SupportRequest> & { days: number }) => {
  const { days, ...rest } = change;
  return SupportRequest.parse({
    id,
    sender: { ...aMe, firstName: id, lastName: '' },
    subject: `Un|About ${id}`,
    body: `Question of ${id}`,
    sentAt: ago(days),
    isPriority: false,
    dueDate: answerDueDate(ago(days), 3),
    ...rest,
  });
};

const edith = { ...aMe, firstName: 'Edith', lastName: 'Fairweather' };
const over = [
  aRequest('Nell', {
    days: 3,
    answered: { at: ago(1), by: edith, answer: 'It is on page two.' },
  }),
  aRequest('Amadou', { days: 4, answered: { at: ago(2), by: edith } }),
];

/** Responses for an administrator with two waiting messages, and two that no longer wait. */
function desk(more: Answers = {}): Answers {
  let items = [
    aRequest('Hannah', { days: 0, isPriority: true, dueDate: answerDueDate(ago(0), 1) }),
    aRequest('Theo', { days: 14 }),
  ];
  const end = ({ id }: { id: string }) => {
    items = items.filter(one => one.id !== id);
    return undefined;
  };
  return {
    getMe: () => ({ ...aMe, isAdmin: true }),
    listSupportRequests: ({ query }) => ({ items: query?.state === 'answered' ? over : items }),
    answerSupportRequest: () => end({ id: 'Hannah' }),
    closeSupportRequest: () => end({ id: 'Theo' }),
    ...more,
  };
}
const open = (answers = desk(), path = '/en/admin?view=support') =>
  pages.open(path, answers, { signedIn: true });

test('The messages that wait say who has priority, who is overdue, how long they wait and by when they are answered', async () => {
  const { page } = await open();
  const list = page.getByRole('list', { name: 'Waiting messages' });
  const [first, second] = [list.getByRole('listitem').nth(0), list.getByRole('listitem').nth(1)];
  await first.getByText('Priority support').waitFor();
  expect(await first.textContent()).toMatch(/Hannah.*About Hannah.*less than a working day Answer by \d/);
  expect(await first.getByText('Overdue').count()).toBe(0);
  const waited = workingDaysWaited(ago(14), ago(0));
  expect(await second.textContent()).toMatch(
    new RegExp(`Theo.*About Theo.*Overdue.*waiting for ${waited}\\u{a0}working days`, 'u'),
  );
  expect(await second.getByText('Priority support').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('An administrator answers the first one, and the next one opens', async () => {
  const { page, requestsTo } = await open();
  await page.getByText('Question of Hannah').waitFor();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('Write at least 1 character.').first().waitFor();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('It is in your messages.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('Question of Theo').waitFor();
  expect(requestsTo('answerSupportRequest').at(-1)?.body).toMatchObject({
    answer: 'It is in your messages.',
  });
});

test('An administrator closes one that needs no answer', async () => {
  const { page } = await open(desk(), '/en/admin?view=support&message=Theo');
  await page.getByText('Question of Theo').waitFor();
  await page.getByRole('button', { name: 'No answer needed' }).click();
  await page.getByText('The message no longer waits').waitFor();
  await page.getByText('Question of Hannah').waitFor();
  expect(await page.getByRole('list', { name: 'Waiting messages' }).getByRole('listitem').count()).toBe(1);
});

test('A person who comes too late is told', async () => {
  const late = () => new Refusal('SUPPORT_REQUEST_NOT_FOUND');
  const { page } = await open(desk({ answerSupportRequest: late }));
  await page.getByRole('textbox', { name: 'Your answer' }).fill('It is in your messages.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('Somebody else has already taken care of it').waitFor();
});

test('The answered messages say who answered or closed them, with the answer', async () => {
  const { page } = await open();
  await page.getByText('Question of Hannah').waitFor();
  await page.getByRole('button', { name: 'Answered' }).click();
  const list = page.getByRole('list', { name: 'Answered messages' });
  await list.getByText(/^Answered by Edith Fairweather, /).waitFor();
  await list.getByText(/^Closed without an answer by Edith Fairweather, /).waitFor();
  expect(await page.getByRole('region', { name: 'Answer' }).textContent()).toContain('It is on page two.');
  expect(await page.getByRole('textbox', { name: 'Your answer' }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await list.getByRole('button', { name: /Amadou/ }).click();
  await page.getByText('Question of Amadou').waitFor();
  expect(await page.getByRole('region', { name: 'Answer' }).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get('status')).toBe('answered');
});

test('Nothing has been answered', async () => {
  const { page } = await open(
    desk({ listSupportRequests: () => ({ items: [] }) }),
    '/en/admin?view=support&status=answered',
  );
  await page.getByRole('heading', { name: 'Nothing has been answered yet' }).waitFor();
});

test('Nobody waits', async () => {
  const { page } = await open(desk({ listSupportRequests: () => ({ items: [] }) }));
  await page.getByRole('heading', { name: 'Nobody is waiting' }).waitFor();
});

test('A list that could not be loaded can be loaded again', async () => {
  let fails = true;
  const { page } = await open(
    desk({
      listSupportRequests: () =>
        fails ? new Refusal('INTERNAL') : { items: [aRequest('Theo', { days: 1 })] },
    }),
  );
  await page.getByText('We couldn’t load the messages to support').waitFor();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Question of Theo').waitFor();
});
