import { describe, expect, test } from 'vitest';
import { Adoption } from '#shared/entities/adoption.ts';
import type { Project } from '#shared/entities/project.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { aMe, aMember, aProject } from '#web/testing/samples.ts';
import { untilFocusIsKept } from '#web/testing/waits.ts';

const pages = openPages();

const you = {
  owner: false,
  member: true,
  liked: false,
  following: false,
  canAdminister: false,
  beyondPlan: false,
};
const maren = aMember({ UserID: aProject().owner.UserID, name: 'Maren Okoro', role: '', status: 'owner' });
const lucia = aMember({ UserID: aMe.UserID, name: 'Lucía Ferrer', role: 'Illustrator' });

/** The project page of a member, who is in the team until `leaveTeam` succeeds. */
function memberServer(
  change: Partial<Project> = {},
  refuse: () => Refusal | undefined = () => undefined,
): Answers {
  let isMember = true;
  return {
    ...projectServer(),
    getProject: () => aProject({ ...change, you: { ...you, member: isMember } }),
    listTeamMembers: () => ({ items: isMember ? [maren, lucia] : [maren] }),
    leaveTeam: () => {
      const refusal = refuse();
      isMember &&= refusal !== undefined && refusal.code !== 'NOT_A_MEMBER';
      return refusal;
    },
  };
}

const open = async (answers: Answers) => {
  const opened = await pages.open(projectPath, answers, { signedIn: true });
  await untilFocusIsKept(opened.page);
  const button = opened.page.getByRole('button', { name: 'Leave the team of Tidewatch' });
  const dialog = opened.page.getByRole('dialog', { name: 'Leave the team of Tidewatch?' });
  return { ...opened, button, dialog };
};

describe('A member', () => {
  test('leaves after a confirmation that says what follows, and a failure stays in it', async () => {
    let isDown = true;
    const answers = memberServer({}, () => (isDown ? new Refusal('DEPENDENCY_UNAVAILABLE') : undefined));
    const { page, button, dialog, requestsTo } = await open(answers);
    await page.getByText('You’re on this team. Your role: Illustrator').waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('Your role, Illustrator, opens up for someone else.').waitFor();
    await dialog.getByText('You have no part in later ones.').waitFor();
    expect(await dialog.getByText('available for hire').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate(one => one === document.activeElement)).toBe(true);
    expect(requestsTo('leaveTeam')).toEqual([]);

    await button.click();
    await dialog.getByRole('button', { name: 'Leave the team' }).click();
    await dialog.getByText('You’re still on the team').waitFor();
    isDown = false;
    await dialog.getByRole('button', { name: 'Leave the team' }).click();
    await page.getByText('You’ve left the team.').waitFor();
    await button.waitFor({ state: 'detached' });
    expect(requestsTo('leaveTeam')).toHaveLength(2);
    expect(await dialog.count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#team') !== null))
      .toBe(true);
  });

  test('of a completed project for hire reads what is different there', async () => {
    const { button, dialog } = await open(memberServer({ status: 'completed', toHire: true }));
    await button.click();
    await dialog.getByText('The team is no longer available for hire, and its members are told.').waitFor();
    await dialog.getByText('You can’t come back, because the project is complete.').waitFor();
    expect(await dialog.getByText('opens up for someone else').count()).toBe(0);
  });

  test('who would like to take the project over reads that the application ends', async () => {
    const offer = Adoption.parse({
      ProjectID: aProject().ProjectID,
      status: 'offered',
      stays: false,
      teamUntil: '2026-11-15T10:00:00.000Z',
      points: 500,
      you: { owner: false, candidate: true, chosen: false, canApply: false },
    });
    const { button, dialog } = await open({
      ...memberServer({ status: 'halted' }),
      getAdoption: () => offer,
    });
    await button.click();
    await dialog.getByText('Your application to take the project over ends.').waitFor();
  });

  test('who has been removed in the meantime is told so, and the page follows', async () => {
    const { page, button, dialog } = await open(memberServer({}, () => new Refusal('NOT_A_MEMBER')));
    await button.click();
    await dialog.getByRole('button', { name: 'Leave the team' }).click();
    await page.getByText('You’re not on this team.').waitFor();
    await button.waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(0);
  });
});

test('A person who is not in the team is not offered to leave it', async () => {
  const { page, button } = await open({
    ...projectServer(),
    listTeamMembers: () => ({ items: [maren, lucia] }),
  });
  await page.getByText('Lucía Ferrer').first().waitFor();
  expect(await button.count()).toBe(0);
});
