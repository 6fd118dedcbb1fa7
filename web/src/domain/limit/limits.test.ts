import { describe, expect, test } from 'vitest';
import { MessageID, ProjectID } from '#shared/ids.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { aMailbox, aMessage } from '#web/testing/messageSamples.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aMe, anAllowance, aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();

const signedIn = { signedIn: true };
const team = { ProjectID: ProjectID.parse('tides'), shortName: 'Tide Radio' };
const starterTask = { Title: 'Draw the bracket', Description: 'A sketch on paper is enough.' };

describe('An application of a person who is in a team on Free', () => {
  test('is held back before the starter task is done, with the ways out and the points so far', async () => {
    const { page, requestsTo } = await pages.open(
      path,
      {
        ...projectServer(),
        listProspects: () => ({ items: [aRole({ starterTask })] }),
        getProjectAllowance: () => anAllowance({ points: 1_250, teams: [team] }),
      },
      signedIn,
    );
    await page.getByRole('button', { name: 'What you can do' }).click();
    expect(await page.getByRole('button', { name: /^Apply/ }).count()).toBe(0);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You’re already working in a team').waitFor();
    await dialog.getByText(/You’re in: Tide Radio\./).waitFor();
    await dialog
      .getByText(
        'From 10,000 contribution points you don’t need a plan for it. You have 1,250, with 8,750 to go.',
      )
      .waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    expect(await hrefOf(dialog.getByRole('link', { name: 'Go to the team of Tide Radio' }))).toBe(
      '/en/projects/tides#team',
    );
    expect(await hrefOf(dialog.getByRole('link', { name: 'See the plans' }))).toBe('/en/membership');
    expect(await hrefOf(dialog.getByRole('link', { name: 'How to earn points' }))).toBe('/en/reputation');
    expect(await axeViolations(page)).toEqual([]);
    expect(requestsTo('sendRequest')).toEqual([]);
  });

  test('with one click opens the ways out instead of a message that goes away', async () => {
    let isInTeam = false;
    const { page } = await pages.open(
      path,
      {
        ...projectServer(),
        getProjectAllowance: () => anAllowance({ teams: isInTeam ? [team] : [] }),
        sendRequest: () => {
          isInTeam = true;
          return new Refusal('INSUFFICIENT_POINTS', [], { points: 10_000 });
        },
      },
      signedIn,
    );
    await page.getByRole('button', { name: 'Apply: Firmware engineer' }).click();
    await page
      .getByRole('dialog')
      .getByText(/You’re in: Tide Radio\./)
      .waitFor();
  });

  test('that is refused after all keeps what was typed and tells the same', async () => {
    let isInTeam = false;
    const { page } = await pages.open(
      path.replace('/en/', '/fr/'),
      {
        ...projectServer(),
        getProjectAllowance: () => anAllowance({ teams: isInTeam ? [team] : [] }),
        sendRequest: () => {
          isInTeam = true;
          return new Refusal('INSUFFICIENT_POINTS', [], { points: 10_000 });
        },
      },
      signedIn,
    );
    await page.locator('.apply-actions button[aria-haspopup=dialog]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Deux soirs par semaine.');
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText(/Votre saisie est conservée\./).waitFor();
    await dialog.getByText(/À partir de 10\u202F000 points de contribution/).waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Deux soirs par semaine.');
  });
});

describe('A message to a stranger on Free', () => {
  const recipient = aProject().owner;
  const composePath = `/en/messages?view=drafts&id=0192f1a0-0000-7000-8000-000000000002&to=${recipient.UserID}`;
  const server = (more: Answers): Answers => ({
    listDrafts: () => ({ items: [] }),
    listMessages: () => ({ items: [], unread: 0 }),
    getAuthor: () => ({ ...aMe, ...recipient }),
    getProjectAllowance: () => anAllowance(),
    ...more,
  });
  const contact = (canWrite: boolean) => () => ({
    ContactedUserID: recipient.UserID,
    blocked: false,
    available: true,
    canWrite,
    following: false,
  });

  test('is held back before it is written', async () => {
    const { page } = await pages.open(composePath, server({ getContact: contact(false) }), signedIn);
    await page.getByText('You can’t write to this person yet').waitFor();
    expect(await page.getByRole('textbox', { name: 'Message' }).count()).toBe(0);
    expect(await hrefOf(page.getByRole('link', { name: 'See their profile' }))).toBe('/en/authors/maren');
    expect(await hrefOf(page.getByRole('link', { name: 'See the plans' }).last())).toBe('/en/membership');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('leads to support with the user ID, in case the caller has a plan', async () => {
    const { page } = await pages.open(composePath, server({ getContact: contact(false) }), signedIn);
    await page.getByText(`give your user ID: ${aMe.UserID}`).waitFor();
    const support = page.getByRole('link', { name: 'Write to support' });
    expect(await hrefOf(support)).toBe('/en/messages?view=new&to=2');
  });

  test('is written freely to a person whom the caller works with', async () => {
    const { page } = await pages.open(composePath, server({ getContact: contact(true) }), signedIn);
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    expect(await page.getByText('You can’t write to this person yet').count()).toBe(0);
  });

  test('that exists as a draft keeps its text next to the ways out', async () => {
    const draft = {
      id: MessageID.parse('0192f1a0-0000-7000-8000-000000000002'),
      version: 1,
      subject: 'Tide',
      body: 'First words',
      recipient,
      updatedAt: '2026-11-20T10:00:00.000Z',
    };
    const { page } = await pages.open(
      composePath,
      server({ getContact: contact(false), listDrafts: () => ({ items: [draft] }) }),
      signedIn,
    );
    await page.getByText('You can’t write to this person yet').waitFor();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('First words');
  });
});

test('A further message to a stranger is held back before it is written', async () => {
  const message = aMessage({
    id: MessageID.parse('0192f1a0-0000-7000-8000-000000000003'),
    type: 'sent',
    origin: 'sent',
    sender: aMe,
    recipient: aProject().owner,
  });
  const { page } = await pages.open(
    `/en/messages?view=sent&id=${message.id}`,
    {
      ...aMailbox(message),
      getContact: () => ({
        ContactedUserID: message.recipient.UserID,
        blocked: false,
        available: true,
        canWrite: false,
        following: false,
      }),
      getProjectAllowance: () => anAllowance(),
    },
    signedIn,
  );
  await page.getByText('You can’t write to this person yet').waitFor();
  expect(await page.getByRole('textbox', { name: /^Reply/ }).count()).toBe(0);
});

test('A role beyond the plan is refused before it is written', async () => {
  const roles = [aRole(), aRole(), aRole()].map((role, index) => ({
    ...role,
    ProspectID: `r${index}` as never,
  }));
  const { page } = await pages.open(
    '/en/manage-prospects',
    withProject(ownProject(), {
      listProspects: () => ({ items: roles }),
      getProjectAllowance: () => anAllowance(),
    }),
    signedIn,
  );
  await page.getByText('Your plan doesn’t allow any more roles').waitFor();
  await page.getByText('It includes 3 roles per project.').waitFor();
  expect(await page.getByRole('button', { name: 'Add a role' }).count()).toBe(0);
});

test('Ideas are not asked for once those of the day have been used', async () => {
  const { page, requestsTo } = await pages.open(
    '/en/project-ideas',
    {
      listGeneratedIdeas: () => ({ items: [], quota: { used: 2, limit: 2, hour: { used: 2, limit: 20 } } }),
      getProjectAllowance: () => anAllowance(),
    },
    signedIn,
  );
  await page.getByText('Your plan includes 2 generations a day.').waitFor();
  expect(await page.locator('.idea-form button[type=submit]').isDisabled()).toBe(true);
  expect(requestsTo('generateContent')).toEqual([]);
});

test('Ideas are not generated once the generations of the hour have been used, which no plan changes', async () => {
  const { page } = await pages.open(
    '/en/project-ideas',
    {
      listGeneratedIdeas: () => ({
        items: [],
        quota: { used: 20, limit: 50, hour: { used: 20, limit: 20 } },
      }),
      getProjectAllowance: () => anAllowance({ planTypeId: 'pro' }),
    },
    signedIn,
  );
  await page.getByText('there are at most 20 generations an hour').waitFor();
  expect(await page.locator('.idea-form button[type=submit]').isDisabled()).toBe(true);
  expect(await page.locator('.limit-ways a').count()).toBe(0);
});

test('Roles are not suggested once the generations of the day have been used', async () => {
  const { page } = await pages.open(
    '/en/manage-prospects',
    withProject(ownProject(), {
      listGeneratedProspects: () => ({
        items: [],
        quota: { used: 2, limit: 2, hour: { used: 2, limit: 20 } },
      }),
      getProjectAllowance: () => anAllowance(),
    }),
    signedIn,
  );
  await page.getByText('Your plan includes 2 generations a day.').waitFor();
  expect(await page.getByRole('button', { name: 'Suggest roles' }).count()).toBe(0);
});

const hrefOf = (link: { getAttribute: (name: 'href') => Promise<string | null> }) =>
  link.getAttribute('href');
