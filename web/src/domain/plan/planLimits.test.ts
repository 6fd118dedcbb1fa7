import { describe, expect, test } from 'vitest';
import { awardKinds } from '#shared/entities/award.ts';
import { TeamStatistics } from '#shared/entities/teamMember.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { member, ownProject, withProject } from '#web/testing/owner.ts';
import { aMe, anAllowance, aRole } from '#web/testing/samples.ts';

const pages = openPages();

const signedIn = { signedIn: true };
const none = { TODO: 0, IN_PROGRESS: 0, IN_REVIEW: 0, DONE: 0, CANCELLED: 0 };
const statistics = TeamStatistics.parse({
  members: [
    { ...member('lucia', 'Lucía Ferrer', 'owner'), tasks: none, projectPoints: 0 },
    {
      ...member('ana', 'Ana Belmonte de la Torre y Quintana', 'member'),
      tasks: { ...none, TODO: 2, IN_REVIEW: 1, DONE: 5 },
      projectPoints: 30,
    },
  ],
  others: { ...none, DONE: 1 },
  weeks: [
    { week: '2026-11-16', added: 4, done: 2 },
    { week: '2026-11-23', added: 1, done: 3 },
  ],
});

const rolesPage = (planTypeId: 'free' | 'basic', more: Answers = {}) =>
  pages.open(
    '/en/manage-prospects',
    withProject(ownProject(), {
      getMe: () => ({ ...aMe, planTypeId }),
      getProjectAllowance: () => anAllowance({ planTypeId }),
      listProspects: () => ({ items: [aRole({ PersonType: 'Illustrator' })] }),
      ...more,
    }),
    signedIn,
  );

describe('What comes with team management', () => {
  test('shows the tasks of each person and of each week', async () => {
    const { page } = await rolesPage('basic', { getTeamStatistics: () => statistics });
    await page.getByRole('heading', { name: 'Team statistics' }).click();
    const ana = page.getByRole('row', { name: /Ana Belmonte/ });
    await ana.getByText('2 to do 1 in review').waitFor();
    await ana.getByText('5 done').waitFor();
    await ana.getByText('30 team points').waitFor();
    await page.getByRole('row', { name: /Former members and unassigned/ }).waitFor();
    await page
      .getByRole('img', { name: 'Tasks per week. Added: 5 in 2 weeks. Done: 5 in 2 weeks.' })
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is described to an owner on Free, who is not refused after a click', async () => {
    const { page, requestsTo } = await rolesPage('free');
    await page.getByRole('button', { name: 'People who fit: Illustrator' }).click();
    await page.getByText('Suggestions of people come with Basic').waitFor();
    await page.getByRole('heading', { name: 'Team statistics' }).click();
    await page.getByText('Team statistics come with Basic').waitFor();
    expect(await page.getByRole('link', { name: 'See the plans' }).count()).toBe(2);
    expect([...requestsTo('listSuggestedPeople'), ...requestsTo('getTeamStatistics')]).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('Points that are missing for what a plan already includes', () => {
  const getReputationMap = () => ({
    sources: awardKinds.map(kind => ({ kind, points: 0 })),
    levels: [{ from: 0, people: 1 }],
  });
  const listMyAwards = () => ({ sums: getReputationMap().sources, items: [] });
  const me = (planTypeId: 'free' | 'basic') => () => ({ ...aMe, planTypeId, contributionPoints: 1_000 });

  test('are not counted on the page about points', async () => {
    const answers = { getReputationMap, listMyAwards };
    const basic = await pages.open('/en/reputation', { ...answers, getMe: me('basic') }, signedIn);
    await basic.page.getByText('Included in your plan').first().waitFor();
    expect(await basic.page.getByText('Included in your plan').count()).toBe(2);
    expect(await basic.page.getByText(/more to go/).allTextContents()).toEqual(['1,000 more to go']);

    const free = await pages.open('/en/reputation', { ...answers, getMe: me('free') }, signedIn);
    await free.page.getByText('9,000 more to go', { exact: true }).waitFor();
    await free.page.getByText('19,000 more to go').waitFor();
  });

  test('are not counted in the profile', async () => {
    const open = (planTypeId: 'free' | 'basic') =>
      pages.open('/en/edit-profile', { getMe: me(planTypeId) }, signedIn);
    const free = await open('free');
    await free.page.getByText('With 10,000 points you can work on several projects. 9,000 to go.').waitFor();
    const basic = await open('basic');
    await basic.page.getByText('Contribution points', { exact: true }).waitFor();
    expect(await basic.page.getByText(/to go\./).count()).toBe(0);
  });

  test('are not mentioned where a plan with as many projects is full', async () => {
    const full = { open: 3, most: 3 };
    const open = (planTypeId: 'free' | 'basic') =>
      pages.open(
        '/en/proposal',
        { getMe: me(planTypeId), getProjectAllowance: () => anAllowance({ planTypeId, ...full }) },
        signedIn,
      );
    const basic = await open('basic');
    await basic.page.getByText('You can’t publish another project for now').first().waitFor();
    expect(await basic.page.getByText(/contribution points you don’t need a plan/).count()).toBe(0);
    const free = await open('free');
    await free.page.getByText(/From 20,000 contribution points you don’t need a plan/).waitFor();
  });
});
