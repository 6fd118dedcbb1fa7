import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateMe } from '#functions/authors/updateMe.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { getMessage } from '#functions/messages/getMessage.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { type ProjectWithRoles, projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { limitOf } from '#functions/testing/limitOf.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProspectID, UserID } from '#shared/ids.ts';
import { invitePerson } from './invitePerson.ts';
import { listSuggestedPeople } from './listSuggestedPeople.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let project: ProjectWithRoles;
let illustrator: ProspectID;

beforeAll(async () => {
  world = await createWorld();
  owner = await world.user({ username: 'maren', planTypeId: 'basic' });
  ana = await world.user({ username: 'ana', about: 'I draw illustrations of harbours.' });
  project = await projectWithRoles(world, owner);
  illustrator = await project.role('Illustrator');
  await world.runStream();
});
afterAll(() => world.close());

const invite = (UserID: UserID, as = owner) =>
  world.call(
    invitePerson,
    { ProjectID: project.ProjectID, ProspectID: illustrator, body: { UserID } },
    { as },
  );

describe('an invitation', () => {
  test('arrives once as a message and ends the suggestion', async () => {
    const both = await Promise.all([invite(ana), invite(ana)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['ALREADY_INVITED', undefined]);
    await world.runStream();
    const inbox = (await world.call(listMessages, { type: 'inbox' }, { as: ana })).data?.items ?? [];
    expect(inbox).toHaveLength(1);
    expect(inbox[0]).toMatchObject({
      subject: expect.stringMatching(/^Co\|/),
      sender: { username: 'maren' },
      notice: { kind: 'invitation', link: expect.stringContaining(`apply=${illustrator}`) },
    });
    const message = await world.call(getMessage, { id: inbox[0]!.id }, { as: ana });
    expect(message.data?.notice?.values).toMatchObject({ role: 'Illustrator' });
    const { data } = await world.call(
      listSuggestedPeople,
      { ProjectID: project.ProjectID, ProspectID: illustrator },
      { as: owner },
    );
    expect(data?.items).toEqual([]);
  });

  test('is refused for oneself, members, applicants and people who are gone or do not want it', async () => {
    const kim = await world.user({ username: 'kim' });
    await world.call(updateMe, { body: { suggested: false } }, { as: kim });
    const lea = await world.user({ username: 'lea' });
    await project.apply(lea, illustrator);
    const mia = await world.user({ username: 'mia' });
    await world.call(blockContact, { ContactedUserID: mia }, { as: owner });
    const codes = [owner, kim, lea, mia, 'nobody' as UserID].map(async id => (await invite(id)).code);
    expect(await Promise.all(codes)).toEqual([
      'MESSAGE_SELF',
      'AUTHOR_NOT_FOUND',
      'ALREADY_APPLIED',
      'CONTACT_BLOCKED',
      'AUTHOR_NOT_FOUND',
    ]);
    expect((await invite(lea, ana)).code).toBe('FORBIDDEN');
  });

  test('to a person who has blocked the owner looks sent and does not arrive', async () => {
    const nia = await world.user({ username: 'nia' });
    await world.call(blockContact, { ContactedUserID: owner }, { as: nia });
    expect((await invite(nia)).status).toBe(201);
    await world.runStream();
    expect((await world.call(listMessages, { type: 'inbox' }, { as: nia })).data?.items).toEqual([]);
  });

  test('is limited per day', async () => {
    world.clock.add({ days: 1 });
    const codes = [];
    for (let number = 0; number <= limitOf('invitePerson').count; number++)
      codes.push((await invite(await world.user({ username: `o${number}` }))).code);
    expect(codes.at(-2)).toBeUndefined();
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  });
});
