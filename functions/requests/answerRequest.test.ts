import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProject } from '#functions/projects/getProject.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { removeProspect } from '#functions/prospects/removeProspect.ts';
import { listTeamMembers } from '#functions/teams/listTeamMembers.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, UserID } from '#shared/ids.ts';
import { denyRequest } from './denyRequest.ts';
import { listMyRequests } from './listMyRequests.ts';
import { listProjectRequests } from './listProjectRequests.ts';
import { listProspects } from './listProspects.ts';
import { remindAndExpireRequests } from './remindAndExpireRequests.ts';
import { sendRequest } from './sendRequest.ts';
import { ownerAndApplicants, type ProjectWithRoles } from './testing/projectWithRoles.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let ben: UserID;
let ProjectID: AProjectID;
let role: ProjectWithRoles['role'];
let apply: ProjectWithRoles['apply'];
let accept: ProjectWithRoles['accept'];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Each group of tests has its own users and project. */
async function anew() {
  ({ owner, ana, ben, ProjectID, role, apply, accept } = await ownerAndApplicants(world));
}

describe('deciding on a request', () => {
  beforeAll(anew);

  test('accepting it adds the sender to the team, fills the role and declines all other pending requests', async () => {
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

  test('two simultaneous acceptances for one role fill it once', async () => {
    await anew();
    const ProspectID = await role();
    const requests = [await apply(ana, ProspectID), await apply(ben, ProspectID)];
    const answers = await Promise.all(requests.map(request => accept(owner, request)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await world.call(listTeamMembers, { ProjectID })).data!.items).toHaveLength(2);
  });

  test('greets the sender with what the owner wrote once for all, which nobody else reads', async () => {
    await anew();
    const greet = (greeting: string | null) =>
      world.callWith(
        updateProject,
        { ProjectID, body: { change: {}, greeting } },
        { as: owner, headers: { 'accept-language': 'es-ES' } },
      );
    const greeting = { text: 'Mira el tablero y saluda a Iker.', language: 'es' };
    expect(await greet(greeting.text)).toMatchObject({ data: { greeting } });
    await apply(ben, await role('Translator'));
    await accept(owner, await apply(ana, await role()));
    await world.runStream();
    const listed = async (as: UserID) => (await world.call(listMyRequests, {}, { as })).data?.items[0];
    expect(await listed(ana)).toMatchObject({ inTeam: true, greeting });
    expect(await listed(ben)).not.toHaveProperty('greeting');
    expect(world.mails.map(({ text }) => text)).toContainEqual(expect.stringContaining(greeting.text));
    for (const as of [ana, ben])
      expect((await world.call(getProject, { ProjectID }, { as })).data).not.toHaveProperty('greeting');

    expect(await greet('x'.repeat(601))).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await greet(null)).data).not.toHaveProperty('greeting');
    expect(await listed(ana)).not.toHaveProperty('greeting');
    expect(
      await world.callWith(
        updateProject,
        { ProjectID, body: { change: {}, greeting: 'Hello.' } },
        { as: ana },
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a member cannot be accepted for a second role', async () => {
    await anew();
    const [one, two] = [
      await apply(ana, await role('Illustrator')),
      await apply(ana, await role('Translator')),
    ];
    await accept(owner, one);
    expect(await accept(owner, two)).toMatchObject({ status: 409, code: 'ALREADY_MEMBER' });
  });

  test('denying it is final, but its sender may apply again', async () => {
    await anew();
    const ProspectID = await role();
    const { contributionRequestId } = await apply(ana, ProspectID);
    expect(
      await world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, { as: owner }),
    ).toMatchObject({
      data: { status: 'denied' },
    });
    expect(
      await world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, { as: owner }),
    ).toMatchObject({
      code: 'REQUEST_ALREADY_PROCESSED',
    });
    expect(
      await world.callWith(
        denyRequest,
        { ProjectID, contributionRequestId: 'none', body: {} },
        { as: owner },
      ),
    ).toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    expect((await world.call(listProspects, { ProjectID })).data!.items[0]).toMatchObject({
      applicants: 0,
      taken: false,
    });
    expect(await apply(ana, ProspectID)).toMatchObject({ status: 'pending' });
  });

  test('denying it gives a reason, which its sender reads with the language of own words', async () => {
    await anew();
    const ProspectID = await role();
    const deny = async (body: object) => {
      const { contributionRequestId } = await apply(ana, ProspectID);
      return await world.callWith(
        denyRequest,
        { ProjectID, contributionRequestId, body },
        { as: owner, headers: { 'accept-language': 'fr-FR' } },
      );
    };
    await deny({ reason: 'moreTime' });
    await deny({ words: 'Nous cherchons quelqu’un à Brest.' });
    const { data } = await world.call(listMyRequests, { query: {} }, { as: ana });
    expect(data?.items.map(({ decline }) => decline)).toEqual([
      { words: 'Nous cherchons quelqu’un à Brest.', language: 'fr' },
      { reason: 'moreTime' },
    ]);
    expect((await deny({})).data).not.toHaveProperty('decline');
    const { contributionRequestId } = await apply(ana, ProspectID);
    for (const body of [{ reason: 'ugly' }, { words: 'x'.repeat(501) }, { words: ' ' }])
      expect(
        await world.callWith(denyRequest, { ProjectID, contributionRequestId, body }, { as: owner }),
      ).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('removing a role declines its pending requests', async () => {
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

  test('the owner is reminded after 2 and 7 days, and the request expires after 14', async () => {
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
