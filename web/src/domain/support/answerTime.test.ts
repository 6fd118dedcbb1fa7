import { expect, test } from 'vitest';
import { special, UserID } from '#shared/ids.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const on = (planTypeId: PlanTypeId): Answers => ({
  getMe: () => ({ ...aMe, planTypeId }),
  listDrafts: () => ({ items: [] }),
  getAuthor: () => ({ ...aMe, UserID: special.support, firstName: 'Cairn', lastName: 'Support' }),
});

test.each([
  ['/en/contact-us', 'within 3 working days, or within 1 working day on Premium'],
  ['/fr/contact-us', 'sous 3 jours ouvrés, ou sous 1 jour ouvré avec Premium'],
  ['/es/contact-us', 'en un plazo de 3 días laborables, o de 1 día laborable con Premium'],
])('%s tells visitors when support answers', async (path, text) => {
  const { page } = await pages.open(path, {});
  await page.getByText(text).waitFor();
});

test.each([
  ['premium', 'Thanks to priority support, you’ll have an answer within 1 working day'],
  ['pro', 'You’ll have an answer within 3 working days'],
] as const)('The contact page and the form say what holds for readers on %s', async (plan, text) => {
  const contact = await pages.open('/en/contact-us', on(plan), { signedIn: true });
  const section = contact.page.getByRole('region', { name: 'From your messages' });
  await section.getByText(text).waitFor();

  const form = await pages.open(`/en/messages?view=new&to=${special.support}`, on(plan), {
    signedIn: true,
  });
  await form.page.getByText(text).waitFor();
});

test('The form for other people says nothing about it', async () => {
  const answers = {
    ...on('premium'),
    getAuthor: () => ({ ...aMe, UserID: UserID.parse('bob'), firstName: 'Bob' }),
  };
  const { page } = await pages.open('/en/messages?view=new&to=bob', answers, { signedIn: true });
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  expect(await page.getByText('working day').count()).toBe(0);
});
