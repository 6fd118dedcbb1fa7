import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProjectAnalytics } from '#functions/analytics/getProjectAnalytics.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { generateContent } from '#functions/generated/generateContent.ts';
import { generationUse } from '#functions/generated/generation.store.ts';
import { listFeaturedProjects } from '#functions/market/listFeaturedProjects.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { requestsFrom, supportRequests } from '#functions/messages/supportRequest.store.ts';
import { createMoneyWorld, type MoneyWorld } from '#functions/money/testing/moneyWorld.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { prospectCount } from '#functions/projects/prospect.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { submitProject } from '#functions/projects/submitProject.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { listSuggestedPeople } from '#functions/suggestions/listSuggestedPeople.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import { joinTeam } from '#functions/tasks/testing/taskWorld.ts';
import { getTeamStatistics } from '#functions/teams/getTeamStatistics.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { sampleProposal } from '#functions/testing/samples.ts';
import { createWorld } from '#functions/testing/world.ts';
import { utcDayOf } from '#shared/days.ts';
import { type ProjectID, special, type UserID } from '#shared/ids.ts';
import { type PlanTypeId, planTypeIds } from '#shared/plans.ts';
import { type PriceListLine, priceList, priceListLines } from '#shared/priceList.ts';
import { second } from '#shared/time.ts';
import { featuredPlaces } from '#shared/visibility.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
  await world.person({ UserID: special.support, username: 'support' });
});
afterAll(() => world.close());

const granted = ({ code }: { code?: string | undefined }): boolean => code === undefined;
const key = () => world.deps.newId();

/** Largest number that is granted; null if even more than any plan allows is. */
async function largest(mostTried: number, isGranted: (count: number) => Promise<boolean>) {
  let count = 0;
  while (count <= mostTried && (await isGranted(count + 1))) count += 1;
  return count > mostTried ? null : count;
}

const setOpen = (owner: UserID, open: number) =>
  world.table.write(Step.put(projectCount.key(owner), { open }));
const submit = (as: UserID) => {
  const proposal = sampleProposal(world.clock.now());
  return world.callWith(submitProject, { body: { proposal, submissionKey: key() } }, { as });
};
const addTask = (id: ProjectID, as: UserID) =>
  world.call(createTask, { ProjectID: id, body: { Title: 'Draw the map' } }, { as });

/** The largest team whose owner may change its tasks, and the number of projects with such a board. */
async function grantedBoards(owner: UserID) {
  const first = await world.project(owner);
  world.clock.add({ minutes: 1 });
  const members = await largest(10, async () => {
    await world.table.write(stats.addToTeam(first, { members: 1 }));
    return granted(await addTask(first, owner));
  });
  const second = await world.project(owner);
  await setOpen(owner, 2);
  const hasSecond = granted(await addTask(second, owner));
  return members === null && hasSecond ? null : { projects: hasSecond ? 2 : 1, members };
}

/** Limits that the endpoints grant to a person on a plan. */
const grants: Record<PriceListLine, (person: UserID, plan: PlanTypeId) => Promise<unknown>> = {
  projects: async (person, plan) => {
    // One below what the list says, so that the first submission must be granted and the second refused.
    const listed = priceList.projects(plan);
    await setOpen(person, listed - 1);
    const more = [granted(await submit(person)), granted(await submit(person))].filter(Boolean);
    return listed - 1 + more.length;
  },

  roles: async (person, plan) => {
    const id = await world.project(person);
    const listed = priceList.roles(plan);
    const add = () =>
      world.call(addProspect, { ProjectID: id, body: { PersonType: 'Illustrator' } }, { as: person });
    await add();
    await world.table.write(Step.update(prospectCount.key(id), { count: listed - 1 }));
    const more = [granted(await add()), granted(await add())].filter(Boolean);
    return listed - 1 + more.length;
  },

  fee: async person => {
    const total = 1_000_00;
    const order = await world.ordered({
      by: await world.person(),
      to: await world.project(person),
      amount: total,
    });
    return (order.commission * 1000) / total;
  },

  ideas: async (person, plan) => {
    const listed = priceList.ideas(plan);
    const use = { used: listed - 1, ttl: Math.ceil(Date.parse(world.clock.now()) / second) + 1_000_000 };
    await world.table.write(Step.put(generationUse.key(person, utcDayOf(world.clock.now())), use));
    const more = [granted(await generate(person)), granted(await generate(person))];
    return listed - 1 + more.filter(Boolean).length;
  },

  boards: grantedBoards,

  messages: async person => {
    const contact = await world.person({ username: 'contact' });
    await world.call(addContact, { body: { ContactedUserID: person } }, { as: contact });
    await world.call(addContact, { body: { ContactedUserID: contact } }, { as: person });
    await world.runStream();
    return granted(await write(person, contact));
  },

  strangers: async person => granted(await write(person, await world.person({ username: 'stranger' }))),

  teams: async person => {
    const [first, second] = [await world.person(), await world.person()];
    await joinTeam(world, await world.project(first), person);
    const project = await projectWithRoles(world, second);
    const body = { typeId: await project.role(), note: 'I draw harbours.' };
    return granted(await world.call(sendRequest, { ProjectID: project.ProjectID, body }, { as: person }));
  },

  people: async person => {
    const project = await projectWithRoles(world, person);
    const ProspectID = await project.role();
    return granted(
      await world.call(listSuggestedPeople, { ProjectID: project.ProjectID, ProspectID }, { as: person }),
    );
  },

  statistics: async person =>
    granted(await world.call(getTeamStatistics, { ProjectID: await world.project(person) }, { as: person })),

  // A world of its own: reserved places go round among all owners who have them.
  visibility: async (_, plan) => {
    const alone = await createWorld();
    const id = await aProject(alone, await alone.user({ planTypeId: plan }));
    await alone.runStream();
    for (let rising = 0; rising < featuredPlaces.home.shown; rising++) {
      alone.clock.add({ minutes: 1 });
      await aProject(alone, await alone.user());
      await alone.runStream();
    }
    const { data } = await alone.call(listFeaturedProjects, {});
    await alone.close();
    return data?.items.some(({ ProjectID, isReserved }) => isReserved && ProjectID === id);
  },

  analytics: async person => {
    const { data } = await world.call(
      getProjectAnalytics,
      { ProjectID: await world.project(person), query: { days: '90' } },
      { as: person },
    );
    return data?.details !== undefined;
  },

  support: async person => {
    await write(person, special.support);
    const { items } = await world.table.query(supportRequests, { ...requestsFrom(person), limit: 1 });
    return items[0]?.isPriority;
  },
};

const generate = (as: UserID) =>
  world.call(generateContent, { body: { kind: 'ideas', language: 'en', submissionKey: key() } }, { as });

const write = (as: UserID, recipient: UserID) =>
  world.call(sendMessage, { body: { recipient, body: 'Shall we meet?' } }, { as });

describe.each(planTypeIds)('the price list of %s', plan => {
  test.each(priceListLines)('says of %s what the endpoints grant', async line => {
    const person = await world.person({ username: 'buyer', planTypeId: plan, contributionPoints: 0 });
    expect(await grants[line](person, plan)).toEqual(priceList[line](plan));
  });
});
