import { describe, expect, test } from 'vitest';
import type { RequestQuestion } from '#shared/entities/contributionRequest.ts';
import { ProspectID } from '#shared/ids.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { anApplication, aRole } from '#web/testing/samples.ts';
import { untilFocusIsKept } from '#web/testing/waits.ts';

const pages = openPages();

describe('Applications', () => {
  test('are declined with a reason; own words are kept after a failure', async () => {
    let fails = true;
    const decline = { words: 'We start again in May.', language: 'en' as const };
    const { page, requestsTo } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        listOwnerRequests: ({ query }: ApiRequest) => ({
          items: query['status']
            ? [anApplication('noor', 'Noor')]
            : [
                anApplication('wren', 'Wren', { status: 'denied', decline }),
                anApplication('amal', 'Amal', { status: 'denied', decline: { reason: 'moreTime' } }),
              ],
        }),
        denyRequest: () =>
          fails ? new Refusal('TOO_MANY_ATTEMPTS') : anApplication('noor', 'Noor', { status: 'denied' }),
      }),
      { signedIn: true },
    );
    await page.getByText('This role takes more time than you’ve offered.').waitFor();
    expect(await page.getByText('We start again in May.').getAttribute('lang')).toBe('en');
    await page.getByRole('button', { name: 'Decline Noor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Noor’s application?' });
    const decide = dialog.getByRole('button', { name: 'Decline' });
    await decide.click();
    await dialog.getByText('Choose a reason, or write one.').first().waitFor();
    expect(requestsTo('denyRequest')).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);

    await dialog.getByRole('textbox').fill('We start again in May.');
    await decide.click();
    await dialog.getByText('The application wasn’t declined').waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('We start again in May.');
    fails = false;
    await decide.click();
    await page.getByText('You declined Noor’s application').waitFor();
    expect(requestsTo('denyRequest').at(-1)?.body).toMatchObject({ words: 'We start again in May.' });
  });

  test('are shown by role, which the address keeps, with the number that wait for each', async () => {
    const noor = anApplication('noor', 'Noor');
    const wren = anApplication('wren', 'Wren', { typeId: ProspectID.parse('data'), role: 'Data engineer' });
    const data = { ProspectID: ProspectID.parse('data'), PersonType: 'Data engineer', applicants: 1 };
    const { page } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        listProspects: () => ({ items: [aRole({ applicants: 1 }), aRole(data)] }),
        listOwnerRequests: ({ query }: ApiRequest) => ({ items: query['status'] ? [noor, wren] : [] }),
        listProjectRequests: ({ query }: ApiRequest) => ({
          items: query['typeId'] === 'data' && query['status'] ? [wren] : [],
        }),
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Accept Noor' }).waitFor();
    const choice = page.getByRole('combobox', { name: 'Role' });
    await expect
      .poll(() => choice.locator('option').allTextContents())
      .toEqual(['All roles (2)', 'Firmware engineer (1)', 'Data engineer (1)']);
    await choice.selectOption('Data engineer (1)');
    await page.getByRole('button', { name: 'Accept Noor' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Accept Wren' }).waitFor();
    expect(new URL(page.url()).searchParams.get('role')).toBe('data');
    await page.goBack();
    await page.getByRole('button', { name: 'Accept Noor' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('come with a greeting for people who join, which the owner writes once', async () => {
    let project = ownProject();
    const { page, requestsTo } = await pages.open(
      '/en/contribution-requests',
      withProject(project, {
        getProject: () => project,
        listOwnerRequests: () => ({ items: [] }),
        updateProject: ({ body }: ApiRequest) => {
          project = { ...project, greeting: { text: String(body['greeting']), language: 'en' } };
          return project;
        },
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Write a greeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Greeting for people who join' });
    await dialog.getByRole('textbox').fill('Pick a task, and say hello on Tuesday.');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Change the greeting' }).waitFor();
    await page
      .getByRole('region', { name: 'Greeting for people who join' })
      .getByRole('blockquote')
      .waitFor();
    expect(requestsTo('updateProject')[0]?.body).toMatchObject({ change: {} });
  });

  test('can be asked one question, which stands in the application with its answer', async () => {
    let question: RequestQuestion | undefined;
    const at = '2026-11-20T10:00:00.000Z';
    const answered = { text: 'Which boat?', at, answer: { text: 'La petite.', language: 'fr', at } } as const;
    const { page, requestsTo } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        listOwnerRequests: ({ query }: ApiRequest) => ({
          items: query['status']
            ? [
                anApplication('noor', 'Noor', question && { question }),
                anApplication('wren', 'Wren', { question: answered }),
              ]
            : [],
        }),
        askApplicant: ({ body }: ApiRequest) => {
          question = { text: String(body['question']), at };
          return anApplication('noor', 'Noor', { question });
        },
      }),
      { signedIn: true },
    );
    expect(await page.getByText('La petite.').getAttribute('lang')).toBe('fr');
    expect(await page.getByRole('button', { name: 'Ask a question: Wren' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Ask a question: Noor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask Noor a question' });
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await dialog.getByText('A question needs at least five characters.').first().waitFor();
    await dialog.getByRole('textbox').fill('Which evenings are free?');
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await page.getByText('No answer yet.').waitFor();
    await page.getByText('Which evenings are free?').waitFor();
    expect(requestsTo('askApplicant')).toHaveLength(1);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('leave the focus on what is said instead once the last one has been answered', async () => {
    let open = [anApplication('noor', 'Noor')];
    const { page } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        listOwnerRequests: ({ query }: ApiRequest) => ({ items: query['status'] ? open : [] }),
        denyRequest: () => {
          open = [];
          return anApplication('noor', 'Noor', { status: 'denied' });
        },
      }),
      { signedIn: true },
    );
    await untilFocusIsKept(page);
    await page.getByRole('button', { name: 'Decline Noor' }).click();
    await page.getByRole('radio', { name: 'The team works in another language.' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await page.getByText('No open applications').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('No open applications');
  });
});
