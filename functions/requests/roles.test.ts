import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { handler as addProspect } from '#functions/prospects/addProspect.lambda.ts';
import { handler as listFeaturedProspects } from '#functions/prospects/listFeaturedProspects.lambda.ts';
import { handler as removeProspect } from '#functions/prospects/removeProspect.lambda.ts';
import { handler as updateProspect } from '#functions/prospects/updateProspect.lambda.ts';
import { handler as updateProspects } from '#functions/prospects/updateProspects.lambda.ts';
import { handler as listTeamMembers } from '#functions/teams/listTeamMembers.lambda.ts';
import { handler as removeMember } from '#functions/teams/removeMember.lambda.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { handler as acceptRequest } from './acceptRequest.lambda.ts';
import { handler as denyRequest } from './denyRequest.lambda.ts';
import { handler as listMyAppliedProspects } from './listMyAppliedProspects.lambda.ts';
import { handler as listOwnerRequests } from './listOwnerRequests.lambda.ts';
import { handler as listProjectAppliedProspects } from './listProjectAppliedProspects.lambda.ts';
import { handler as listProjectRequests } from './listProjectRequests.lambda.ts';
import { handler as listProspects } from './listProspects.lambda.ts';
import { remindAndExpireRequests } from './remindAndExpireRequests.ts';
import { handler as sendRequest } from './sendRequest.lambda.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let ben: UserID;
let ProjectID: AProjectID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Each group of tests has people and a project of its own. */
async function anew() {
  owner = await world.user({ username: 'maren' });
  ana = await world.user({ username: 'ana', planTypeId: 'basic' });
  ben = await world.user({ username: 'ben', planTypeId: 'basic' });
  ProjectID = await aProject(world, owner);
}

async function role(PersonType = 'Illustrator'): Promise<ProspectID> {
  const { data } = await world.call(addProspect, { ProjectID, body: { PersonType } }, { as: owner });
  return data!.ProspectID;
}

async function apply(as: UserID, typeId: ProspectID) {
  const { data } = await world.call(
    sendRequest,
    { ProjectID, body: { typeId, note: 'I draw harbours.' } },
    { as },
  );
  return data!;
}

const accept = (
  as: UserID,
  { contributorId, contributionRequestId, typeId }: Awaited<ReturnType<typeof apply>>,
) =>
  world.call(acceptRequest, { ProjectID, query: { contributorId, contributionRequestId, typeId } }, { as });

describe('roles of a project', () => {
  beforeAll(anew);

  test('the owner adds up to three on the free plan, with the words of the specification by default', async () => {
    const first = await world.call(addProspect, { ProjectID, body: {} }, { as: owner });
    expect(first).toMatchObject({
      status: 201,
      data: {
        PersonType: 'expert',
        Notes: 'You are the one.',
        taken: false,
        PersonFoundID: null,
        applicants: 0,
      },
    });
    expect(first.data!.ContributorSearchID).toBe(first.data!.ProspectID);

    await role('Data engineer');
    await role('Translator');
    expect(await world.call(addProspect, { ProjectID, body: {} }, { as: owner })).toMatchObject({
      status: 403,
      code: 'PROSPECT_LIMIT_REACHED',
    });
    expect(await world.table.get(stats.key(ProjectID))).toMatchObject({ rolesOpen: 3 });
  });

  test('five additions at once leave no more than the plan allows', async () => {
    await anew();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.call(addProspect, { ProjectID, body: {} }, { as: owner })),
    );
    const { data } = await world.call(listProspects, { ProjectID });
    expect(data!.items).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(data!.items.length).toBeLessThanOrEqual(3);
  });

  test('only the owner changes them, and only as far as they are well formed', async () => {
    await anew();
    const ProspectID = await role();
    const from = world.requests();
    expect(
      await world.call(
        updateProspect,
        { ProjectID, ProspectID, body: { Notes: 'You draw enclosures.' } },
        { as: owner },
      ),
    ).toMatchObject({
      status: 200,
      data: { PersonType: 'Illustrator', Notes: 'You draw enclosures.' },
    });
    expect(world.requests(from)).toBe(2); // the caller with the project and the role, one write

    expect(
      await world.call(updateProspect, { ProjectID, ProspectID, body: { Notes: 'You.' } }, { as: owner }),
    ).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    expect(await world.call(updateProspect, { ProjectID, ProspectID, body: {} }, { as: ana })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(addProspect, { ProjectID, body: {} }, { as: ana })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(removeProspect, { ProjectID, ProspectID }, { as: ana })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(addProspect, { ProjectID, body: {} })).toMatchObject({
      status: 401,
      code: 'NOT_AUTHENTICATED',
    });
    expect(
      await world.callWith(updateProspect, { ProjectID, ProspectID: 'nobody', body: {} }, { as: owner }),
    ).toMatchObject({
      code: 'PROSPECT_NOT_FOUND',
    });
    expect(
      await world.callWith(addProspect, { ProjectID: 'unknown', body: {} }, { as: owner }),
    ).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
  });

  test('several change at once, or none', async () => {
    await anew();
    const [one, two] = [await role('Illustrator'), await role('Translator')];
    const changed = await world.call(
      updateProspects,
      {
        ProjectID,
        body: {
          items: [
            { ProspectID: one, change: { PersonType: 'Painter' } },
            { ProspectID: two, change: { skill: 'writers' } },
          ],
        },
      },
      { as: owner },
    );
    expect(changed.data!.items).toMatchObject([
      { PersonType: 'Painter' },
      { PersonType: 'Translator', skill: 'writers' },
    ]);

    await accept(owner, await apply(ana, two));
    expect(
      await world.call(
        updateProspects,
        {
          ProjectID,
          body: {
            items: [
              { ProspectID: one, change: { PersonType: 'Sculptor' } },
              { ProspectID: two, change: { PersonType: 'Editor' } },
            ],
          },
        },
        { as: owner },
      ),
    ).toMatchObject({ status: 409, code: 'PROSPECT_TAKEN' });
    const { data } = await world.call(listProspects, { ProjectID });
    expect(data!.items.map(({ PersonType }) => PersonType)).toEqual(['Painter', 'Translator']);
  });

  test('a project that is not approved shows its roles to its owner alone', async () => {
    await anew();
    ProjectID = await aProject(world, owner, { status: 'submitted' });
    await role();
    expect(await world.call(listProspects, { ProjectID })).toMatchObject({
      status: 404,
      code: 'PROJECT_NOT_FOUND',
    });
    expect((await world.call(listProspects, { ProjectID }, { as: owner })).data!.items).toHaveLength(1);

    ProjectID = await aProject(world, owner, { status: 'completed' });
    expect(await world.call(addProspect, { ProjectID, body: {} }, { as: owner })).toMatchObject({
      code: 'INVALID_PROJECT_STATE',
    });
  });

  test('the list of open roles follows what is taken, freed, removed and published', async () => {
    await anew();
    const [one, two] = [await role('Illustrator'), await role('Translator')];
    await world.runStream();
    const open = async () => {
      const from = world.requests();
      const { data } = await world.call(listFeaturedProspects, {});
      expect(world.requests(from)).toBeLessThanOrEqual(2);
      return data!.items.filter(item => item.ProjectID === ProjectID).map(({ PersonType }) => PersonType);
    };
    expect(await open()).toEqual(['Translator', 'Illustrator']);

    await accept(owner, await apply(ana, two));
    await world.call(removeProspect, { ProjectID, ProspectID: one }, { as: owner });
    await world.runStream();
    expect(await open()).toEqual([]);

    await world.call(removeMember, { ProjectID, UserID: ana }, { as: owner });
    await world.runStream();
    expect(await open()).toEqual(['Translator']);
  });
});

describe('applying for a role', () => {
  beforeAll(anew);

  test('one open request a person and role; the owner sees who, what and why', async () => {
    const ProspectID = await role();
    const sent = await world.call(
      sendRequest,
      { ProjectID, body: { typeId: ProspectID, note: 'I draw harbours.' } },
      { as: ana },
    );
    expect(sent).toMatchObject({
      status: 201,
      data: {
        typeId: ProspectID,
        contributorId: ana,
        role: 'Illustrator',
        note: 'I draw harbours.',
        status: 'pending',
        user: { username: 'ana' },
      },
    });
    expect(
      await world.call(sendRequest, { ProjectID, body: { typeId: ProspectID } }, { as: ana }),
    ).toMatchObject({ status: 409, code: 'ALREADY_APPLIED' });

    const both = await Promise.all(
      [1, 2].map(() => world.call(sendRequest, { ProjectID, body: { typeId: ProspectID } }, { as: ben })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);

    const from = world.requests();
    const { data } = await world.call(
      listProjectRequests,
      { ProjectID, query: { status: 'pending' } },
      { as: owner },
    );
    expect(data!.items.map(({ user }) => user.username).toSorted()).toEqual(['ana', 'ben']);
    expect(world.requests(from)).toBe(2); // what is open; the caller with the project, the requests and who sent them
    expect(
      (await world.call(listOwnerRequests, { query: { ownerId: owner } }, { as: owner })).data!.items,
    ).toHaveLength(2);

    const { data: roles } = await world.call(listProspects, { ProjectID }, { as: ana });
    expect(roles!.items[0]).toMatchObject({ applicants: 2, yourRequest: 'pending' });
    expect((await world.call(listMyAppliedProspects, {}, { as: ana })).data!.items).toMatchObject([
      { status: 'pending', PersonType: 'Illustrator' },
    ]);
    expect(
      (await world.call(listProjectAppliedProspects, { ProjectID }, { as: ben })).data!.items,
    ).toHaveLength(1);
  });

  test('who may not, and what is not there', async () => {
    await anew();
    const typeId = await role();
    const send = (as: UserID | undefined, body: object, project = ProjectID) =>
      world.callWith(sendRequest, { ProjectID: project, body }, as ? { as } : {});

    expect(await send(undefined, { typeId })).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
    expect(await send(owner, { typeId })).toMatchObject({ code: 'OWN_PROJECT' });
    expect(await send(ana, { typeId: 'nothing' })).toMatchObject({ code: 'PROSPECT_NOT_FOUND' });
    expect(await send(ana, {})).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await send(ana, { typeId, note: 'x'.repeat(501) })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await send(await world.user({ status: 'banned' }), { typeId })).toMatchObject({
      code: 'USER_BANNED',
    });
    expect(await send(ana, { typeId }, await aProject(world, owner, { status: 'submitted' }))).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });

    const request = await apply(ana, typeId);
    for (const as of [ana, ben])
      expect(await accept(as, request)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await world.call(listProjectRequests, { ProjectID }, { as: ben })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(listOwnerRequests, { query: { ownerId: owner } }, { as: ben })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(
      await world.call(
        denyRequest,
        { ProjectID, contributionRequestId: request.contributionRequestId },
        { as: ben },
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('working on several projects needs a plan or points', async () => {
    await anew();
    const free = await world.user({ username: 'cleo', contributionPoints: 9_999 });
    await accept(owner, await apply(free, await role()));

    ProjectID = await aProject(world, owner);
    const typeId = await role();
    expect(await world.call(sendRequest, { ProjectID, body: { typeId } }, { as: free })).toMatchObject({
      status: 403,
      code: 'INSUFFICIENT_POINTS',
      envelope: { data: { points: 10_000 } },
    });
  });
});

describe('answering', () => {
  beforeAll(anew);

  test('acceptance: the sender joins, the role is held, everyone else who waits is answered', async () => {
    const ProspectID = await role();
    const [first, second] = [await apply(ana, ProspectID), await apply(ben, ProspectID)];

    expect(await accept(owner, first)).toMatchObject({
      status: 201,
      data: { UserID: ana, role: 'Illustrator', status: 'member' },
    });
    expect(await accept(owner, first)).toMatchObject({ status: 409, code: 'REQUEST_ALREADY_PROCESSED' });
    expect(await accept(owner, second)).toMatchObject({ status: 409, code: 'PROSPECT_TAKEN' });
    expect(
      await world.call(sendRequest, { ProjectID, body: { typeId: ProspectID } }, { as: ben }),
    ).toMatchObject({ code: 'PROSPECT_TAKEN' });

    await world.runStream();
    expect(
      (await world.call(listProjectRequests, { ProjectID }, { as: owner }))
        .data!.items.map(({ status }) => status)
        .toSorted(),
    ).toEqual(['approved', 'denied']);
    expect(await accept(owner, second)).toMatchObject({ code: 'REQUEST_ALREADY_PROCESSED' });

    const { data } = await world.call(listTeamMembers, { ProjectID }, { as: ana });
    expect(data!.items).toMatchObject([
      { UserID: owner, status: 'owner' },
      { UserID: ana, role: 'Illustrator', status: 'member' },
    ]);
    expect(data!.items.every(({ email }) => email !== undefined)).toBe(true);
    const { data: seenFromOutside } = await world.call(listTeamMembers, { ProjectID });
    expect(seenFromOutside!.items.every(({ email }) => email === undefined)).toBe(true);
    expect(await world.table.get(stats.key(ProjectID))).toMatchObject({ rolesOpen: 0, members: 1 });
    expect((await world.call(listProspects, { ProjectID })).data!.items[0]).toMatchObject({
      taken: true,
      PersonFoundID: ana,
      UserName: 'ana',
      applicants: 0,
    });
  });

  test('two approvals of one role at the same moment: one holds it', async () => {
    await anew();
    const ProspectID = await role();
    const requests = [await apply(ana, ProspectID), await apply(ben, ProspectID)];
    const answers = await Promise.all(requests.map(request => accept(owner, request)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await world.call(listTeamMembers, { ProjectID })).data!.items).toHaveLength(2);
  });

  test('a member is not accepted for a second role', async () => {
    await anew();
    const [one, two] = [
      await apply(ana, await role('Illustrator')),
      await apply(ana, await role('Translator')),
    ];
    await accept(owner, one);
    expect(await accept(owner, two)).toMatchObject({ status: 409, code: 'ALREADY_MEMBER' });
  });

  test('a denied request is over, and its sender may apply again', async () => {
    await anew();
    const ProspectID = await role();
    const { contributionRequestId } = await apply(ana, ProspectID);
    expect(await world.call(denyRequest, { ProjectID, contributionRequestId }, { as: owner })).toMatchObject({
      data: { status: 'denied' },
    });
    expect(await world.call(denyRequest, { ProjectID, contributionRequestId }, { as: owner })).toMatchObject({
      code: 'REQUEST_ALREADY_PROCESSED',
    });
    expect(
      await world.callWith(denyRequest, { ProjectID, contributionRequestId: 'none' }, { as: owner }),
    ).toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    expect((await world.call(listProspects, { ProjectID })).data!.items[0]).toMatchObject({
      applicants: 0,
      taken: false,
    });
    expect(await apply(ana, ProspectID)).toMatchObject({ status: 'pending' });
  });

  test('a role that is taken back answers who waits for it', async () => {
    await anew();
    const ProspectID = await role();
    await apply(ana, ProspectID);
    expect(await world.call(removeProspect, { ProjectID, ProspectID }, { as: owner })).toMatchObject({
      status: 204,
    });
    expect(await world.call(removeProspect, { ProjectID, ProspectID }, { as: owner })).toMatchObject({
      code: 'PROSPECT_NOT_FOUND',
    });
    await world.runStream();
    expect((await world.call(listProjectRequests, { ProjectID }, { as: owner })).data!.items).toMatchObject([
      { status: 'denied' },
    ]);
  });

  test('the owner is reminded after 2 and 7 days, and after 14 the request expires', async () => {
    await world.close(); // requests of other tests would be counted as well
    world = await createWorld();
    await anew();
    await apply(ana, await role());
    expect(await remindAndExpireRequests(world.deps)).toEqual({ reminded: 0, expired: 0 });
    world.clock.add({ days: 2 });
    expect(await remindAndExpireRequests(world.deps)).toMatchObject({ reminded: 1 });
    expect(await remindAndExpireRequests(world.deps)).toMatchObject({ reminded: 0 });
    world.clock.add({ days: 5 });
    expect(await remindAndExpireRequests(world.deps)).toMatchObject({ reminded: 1 });
    world.clock.add({ days: 7 });
    expect(await remindAndExpireRequests(world.deps)).toMatchObject({ reminded: 0, expired: 1 });
    expect((await world.call(listProjectRequests, { ProjectID }, { as: owner })).data!.items).toMatchObject([
      { status: 'expired' },
    ]);
    expect(await remindAndExpireRequests(world.deps)).toEqual({ reminded: 0, expired: 0 });
  });
});

describe('leaving', () => {
  beforeAll(anew);

  test('who is not in the team cannot be removed from it', async () => {
    expect(await world.call(removeMember, { ProjectID, UserID: ben }, { as: owner })).toMatchObject({
      status: 404,
      code: 'MEMBER_NOT_FOUND',
    });
  });

  test('a removed member frees the role and receives 100 points, once', async () => {
    const ProspectID = await role();
    await accept(owner, await apply(ana, ProspectID));
    const before = (await world.table.get(authors.key(ana)))!.contributionPoints;

    expect(await world.call(removeMember, { ProjectID, UserID: ana }, { as: ben })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(removeMember, { ProjectID, UserID: owner }, { as: owner })).toMatchObject({
      code: 'OWNER_NOT_REMOVABLE',
    });
    const both = await Promise.all(
      [1, 2].map(() => world.call(removeMember, { ProjectID, UserID: ana }, { as: owner })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(both.find(({ status }) => status === 404)?.code).toBe('MEMBER_NOT_FOUND');

    expect((await world.table.get(authors.key(ana)))!.contributionPoints).toBe(before + 100);
    expect((await world.call(listProspects, { ProjectID })).data!.items[0]).toMatchObject({
      taken: false,
      PersonFoundID: null,
    });
    expect(await world.table.get(stats.key(ProjectID))).toMatchObject({ rolesOpen: 1, members: 0 });
  });
});
