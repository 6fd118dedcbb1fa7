import { describe, expect, test } from 'vitest';
import { defaultFrequencies } from '#shared/notificationSettings.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aMe, aProject, aSession } from '#web/testing/samples.ts';

const pages = openPages();
const nobody = { owner: false, member: false, liked: false, canAdminister: false, beyondPlan: false };

/** A server that remembers whether the caller follows the project. */
function followServer(isFollowing = false) {
  const state = { following: isFollowing };
  const answers: Answers = {
    ...projectServer(),
    getProject: () =>
      aProject({ followers: 96 + Number(state.following), you: { ...nobody, following: state.following } }),
    changeFollow: ({ body }) => {
      state.following = body['following'] === true;
      return { following: state.following };
    },
    listFollows: () => ({
      items: state.following
        ? [{ kind: 'project', project: aProject(), since: '2026-11-19T10:00:00.000Z' }]
        : [],
    }),
  };
  return { state, answers };
}

describe('A project', () => {
  test('is followed and left with one click each, with the number of followers', async () => {
    const { state, answers } = followServer();
    const { page, requestsTo } = await pages.open(path, answers, { signedIn: true });
    await page.getByRole('button', { name: 'Follow 96', pressed: false }).click();
    await page.getByRole('button', { name: 'Follow 97', pressed: true }).click();
    await page.getByRole('button', { name: 'Follow 96', pressed: false }).waitFor();
    await expect.poll(() => requestsTo('changeFollow')).toHaveLength(2);
    await expect.poll(() => state.following).toBe(false);
    expect(requestsTo('changeFollow')[0]).toMatchObject({
      params: { FollowedID: aProject().ProjectID },
      body: { kind: 'project', following: true },
    });
  });

  test('is shown as not followed again if that could not be saved', async () => {
    const { answers } = followServer();
    const refusing = { ...answers, changeFollow: () => new Refusal('INTERNAL') };
    const { page } = await pages.open(path, refusing, { signedIn: true });
    await page.getByRole('button', { name: 'Follow 96' }).click();
    await page.getByText('We couldn’t save whether you follow this project').waitFor();
    await page.getByRole('button', { name: 'Follow 96', pressed: false }).waitFor();
  });

  test('is followed by visitors once they have signed in, and not by those who came back without', async () => {
    const { state, answers } = followServer();
    const { page } = await pages.open(path, { ...answers, signIn: () => aSession, getMe: () => aMe });
    await page.getByRole('link', { name: 'Follow 96' }).click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Follow 96' }).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cairn.follow'))).toBe(null);

    await page.getByRole('link', { name: 'Follow 96' }).click();
    await page.getByLabel('Email or username').fill('maren');
    await page.getByLabel('Password', { exact: true }).fill('adds-one-stone');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Follow 97', pressed: true }).waitFor();
    await expect.poll(() => state.following).toBe(true);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(() => sessionStorage.getItem('cairn.follow'))).toBe(null);
  });

  test('shows its owner how many people follow it', async () => {
    const own = { getProject: () => aProject({ you: { ...nobody, owner: true, following: false } }) };
    const { page } = await pages.open(path, { ...projectServer(), ...own }, { signedIn: true });
    await page.getByText('96 followers').waitFor();
    expect(await page.getByRole('button', { name: /^Follow/ }).count()).toBe(0);
  });
});

describe('What a person follows', () => {
  const settings = '/en/notification-settings#following';
  const preferences: Answers = {
    getNotificationPreferences: () => ({ email: defaultFrequencies }),
    listSavedSearches: () => ({ items: [] }),
  };

  test('is listed, stopped with one click and followed again with another', async () => {
    const { state, answers } = followServer(true);
    const { page } = await pages.open(settings, { ...answers, ...preferences }, { signedIn: true });
    await page.getByRole('link', { name: 'Tidewatch', exact: true }).waitFor();
    await page.getByText('since 19 Nov 2026').waitFor();
    await page.getByRole('button', { name: 'Stop following “Tidewatch”' }).click();
    await page.getByText('You don’t follow anything yet.').waitFor();
    expect(state.following).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What you follow');

    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Tidewatch', exact: true }).waitFor();
    expect(state.following).toBe(true);
  });

  test('can be loaded again, and says what was not stopped', async () => {
    const { answers } = followServer(true);
    const failing = [new Refusal('DEPENDENCY_UNAVAILABLE')];
    const { page } = await pages.open(
      settings,
      {
        ...answers,
        ...preferences,
        listFollows: request => failing.shift() ?? answers.listFollows?.(request) ?? { items: [] },
        changeFollow: () => new Refusal('INTERNAL'),
      },
      { signedIn: true },
    );
    await page.getByText('We couldn’t load what you follow').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Stop following “Tidewatch”' }).click();
    await page.getByText('You still follow “Tidewatch”').waitFor();
    await page.getByRole('link', { name: 'Tidewatch', exact: true }).waitFor();
  });
});
