import { expect, test } from 'vitest';
import type { RequestState } from '#shared/lifecycle.ts';
import { badGateway, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aNotification, anApplication, aProject } from '#web/testing/samples.ts';

const pages = openPages();

test('Lists the applications with their states under the profile menu, and withdraws one unless it has been answered', async () => {
  let status: RequestState = 'pending';
  let isAnswered = true;
  const { page, requestsTo } = await pages.open(
    '/en/applications',
    {
      listMyRequests: () => ({
        items: [
          anApplication('request-1', 'Lucía', { status }),
          anApplication('request-2', 'Lucía', { status: 'denied', because: 'prospectTaken' }),
        ],
      }),
      withdrawRequest: () => {
        if (isAnswered) return new Refusal('REQUEST_ALREADY_PROCESSED');
        status = 'withdrawn';
        return anApplication('request-1', 'Lucía', { status });
      },
    },
    { signedIn: true },
  );
  await page.getByText('Closed: role filled').waitFor();
  expect(await page.getByRole('button', { name: /^Withdraw your application/ }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: '’s menu' }).click();
  expect(await page.getByRole('link', { name: 'My applications' }).count()).toBeGreaterThan(1);
  const signOut = await page.getByRole('button', { name: 'Sign out' }).boundingBox();
  expect(signOut!.y + signOut!.height).toBeLessThanOrEqual(900);
  await page.keyboard.press('Escape');

  const withdraw = async () => {
    await page.getByRole('button', { name: /^Withdraw your application/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  };
  await withdraw();
  await page.getByText('Your application wasn’t withdrawn').waitFor();
  isAnswered = false;
  await withdraw();
  await page.getByText('Withdrawn', { exact: true }).waitFor();
  expect(requestsTo('withdrawRequest')).toHaveLength(2);
  expect(await page.getByRole('button', { name: /^Withdraw your application/ }).count()).toBe(0);
});

test('Role and project say in which language they are named', async () => {
  const project = {
    ...anApplication('request-1', 'Lucía').project,
    shortName: 'Écho',
    language: 'fr',
  } as const;
  const request = anApplication('request-1', 'Lucía', { project, role: 'Illustratrice', roleLanguage: 'fr' });
  const { page } = await pages.open(
    '/en/applications',
    { listMyRequests: () => ({ items: [request] }) },
    { signedIn: true },
  );
  for (const name of ['Écho', 'Illustratrice'])
    expect(await page.getByText(name, { exact: true }).first().getAttribute('lang')).toBe('fr');
});

test('The owner’s question is answered inside the application', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const question = { text: 'Which evenings are free?', language: 'en' as const, at };
  let answer: { text: string; at: string } | undefined;
  const { page } = await pages.open(
    '/fr/applications',
    {
      listMyRequests: () => ({
        items: [
          anApplication('request-1', 'Lucía', { question: { ...question, ...(answer && { answer }) } }),
        ],
      }),
      answerQuestion: ({ body }) => {
        answer = { text: String(body['answer']), at };
        return anApplication('request-1', 'Lucía', { question: { ...question, answer } });
      },
    },
    { signedIn: true },
  );
  const asked = page.getByText('Which evenings are free?');
  expect(await asked.getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: /^Répondre à la question/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Les mardis.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row').getByText('Les mardis.').waitFor();
  expect(await page.getByRole('button', { name: /^Répondre à la question/ }).count()).toBe(0);
});

test('A withdrawal whose response was lost is not sent again without the person, who learns that it may have worked', async () => {
  let status: RequestState = 'pending';
  const { page, requestsTo } = await pages.open(
    '/en/applications',
    {
      healthCheck: () => ({ status: 'ok', now: new Date().toISOString() }),
      listMyRequests: () => ({ items: [anApplication('request-1', 'Lucía', { status })] }),
      withdrawRequest: () => {
        if (requestsTo('withdrawRequest').length === 1) return badGateway;
        status = 'withdrawn';
        return anApplication('request-1', 'Lucía', { status });
      },
    },
    { signedIn: true },
  );
  await page.getByRole('button', { name: /^Withdraw your application/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText('It may have been carried out all the same').waitFor();
  expect(requestsTo('withdrawRequest')).toHaveLength(1);

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('It worked on another try').waitFor();
  expect(await page.getByText('Your application wasn’t withdrawn').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Withdraw your application/ }).count()).toBe(0);
});

test('Scrolls to the current page on a small screen again when pages before it arrive later', async () => {
  const known = Promise.withResolvers<void>();
  const { page } = await pages.open(
    '/fr/applications',
    {
      listMyRequests: () => ({ items: [] }),
      listTaskBoards: async () => {
        await known.promise;
        return { items: [] };
      },
    },
    { signedIn: true, viewport: { width: 390, height: 844 } },
  );
  const current = page.locator('.side [aria-current]');
  const isInView = async () => {
    const { x = -1, width = 0 } = (await current.boundingBox()) ?? {};
    return x >= 0 && x + width <= 390;
  };
  await expect.poll(isInView).toBe(true);
  known.resolve();
  await page.getByRole('link', { name: 'Publier une idée' }).and(page.locator('.side a')).waitFor();
  await expect.poll(isInView).toBe(true);
});

test('A team is left from the application that led to it', async () => {
  let inTeam = true;
  const { page, requestsTo } = await pages.open(
    '/en/applications',
    {
      listMyRequests: () => ({
        items: [
          anApplication('request-1', 'Lucía', {
            status: 'approved',
            ...(inTeam && { inTeam, greeting: { text: 'Regarde le tableau.', language: 'fr' as const } }),
          }),
          anApplication('request-2', 'Lucía', { status: 'approved', role: 'Painter' }),
        ],
      }),
      getProject: () => aProject({ contributorsPart: 0 }),
      leaveTeam: () => {
        inTeam = false;
      },
    },
    { signedIn: true },
  );
  expect(await page.getByText('Regarde le tableau.').getAttribute('lang')).toBe('fr');
  const ways = page.getByRole('cell').filter({ hasText: 'Regarde le tableau.' }).getByRole('link');
  const hrefs = await ways.evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/en/project-tasks?project=tidewatch',
    '/en/projects/tidewatch#team',
    `/en/messages?view=new&to=${aMe.UserID}`,
  ]);
  const leave = page.getByRole('button', { name: 'Leave the team of Tidewatch' });
  await leave.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Your role, Firmware engineer, opens up for someone else.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Leave the team' }).click();
  await page.getByText('You’ve left the team.').waitFor();
  await leave.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Firmware engineer.*No longer on the team/ }).waitFor();
  expect(requestsTo('leaveTeam').map(({ params }) => params['ProjectID'])).toEqual(['tidewatch']);
});

test('What was written stands in each application, opened on demand, in the language in which it was written', async () => {
  const starter = {
    Title: 'Draw one screw',
    Description: 'In black ink.',
    answer: 'Elle tourne à gauche.',
    link: 'https://example.org/screw',
  };
  const { page } = await pages.open(
    '/en/applications',
    {
      listMyRequests: () => ({
        items: [
          anApplication('request-1', 'Lucía', { note: 'I draw harbours.' }),
          anApplication('request-2', 'Lucía', { note: undefined, starter, language: 'fr' }),
        ],
      }),
    },
    { signedIn: true },
  );
  const opened = page.getByText('What you wrote', { exact: true });
  await opened.first().waitFor();
  expect(await page.getByText('I draw harbours.').isVisible()).toBe(false);
  for (const one of await opened.all()) await one.click();
  await page.getByText('I draw harbours.').waitFor();
  await page.getByText('Draw one screw').waitFor();
  expect(await page.getByText('Elle tourne à gauche.').getAttribute('lang')).toBe('fr');
  await page.getByRole('link', { name: 'https://example.org/screw' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('The answers that the list shows count as read, and no other news', async () => {
  const news = [
    { ...aNotification(1), kind: 'requestDenied' as const },
    { ...aNotification(2), kind: 'commentAdded' as const },
  ].map(one => ({ ...one, read: false }));
  const { page, requestsTo } = await pages.open(
    '/en/applications',
    {
      getMe: () => ({ ...aMe, unreadNotifications: 2 }),
      listMyRequests: () => ({ items: [anApplication('request-1', 'Lucía', { status: 'denied' })] }),
      listNotifications: () => ({ items: news, unread: 2 }),
      readNotification: () => ({ ...news[0]!, read: true }),
    },
    { signedIn: true },
  );
  await page.getByText('Declined', { exact: true }).first().waitFor();
  await expect
    .poll(() => requestsTo('readNotification').map(({ params }) => params['NotificationID']))
    .toEqual([news[0]?.NotificationID]);
});
