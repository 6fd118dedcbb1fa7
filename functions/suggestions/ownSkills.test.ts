import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateMe } from '#functions/authors/updateMe.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProspectID, UserID } from '#shared/ids.ts';
import type { Skill } from '#shared/settings.ts';
import { listSuggestedPeople } from './listSuggestedPeople.ts';
import { listSuggestedProspects } from './listSuggestedProspects.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let scene: Awaited<ReturnType<typeof projectWithRoles>>;
beforeAll(async () => {
  world = await createWorld();
  owner = await world.user({ username: 'owner', planTypeId: 'premium' });
  ana = await world.user({ username: 'ana', planTypeId: 'basic', about: 'I paint signs for harbours.' });
  scene = await projectWithRoles(world, owner, { language: 'en' });
});
afterAll(() => world.close());

async function addRole(PersonType: string, skill: Skill): Promise<ProspectID> {
  const body = { PersonType, skill, Notes: 'Somebody for the harbour wall.' };
  const { data } = await world.call(addProspect, { ProjectID: scene.ProjectID, body }, { as: owner });
  if (!data) throw new Error('The role was not added');
  return data.ProspectID;
}

test('A skill that a person says they have is a reason for roles that ask for it, and “Other” is none', async () => {
  const [muralist, juggler] = [await addRole('Muralist', 'artists'), await addRole('Juggler', 'others')];
  await world.call(updateMe, { body: { skills: ['artists', 'others'] } }, { as: ana });
  await world.runStream();

  const { data } = await world.call(listSuggestedProspects, {}, { as: ana });
  const reasonsOf = (id: ProspectID) =>
    data?.items.find(({ prospect }) => prospect.ProspectID === id)?.reasons.map(({ kind }) => kind);
  expect(reasonsOf(muralist)).toContain('skill');
  expect(reasonsOf(juggler)).not.toContain('skill');
  for (const role of [muralist, juggler]) expect(reasonsOf(role)).not.toContain('profile');

  const people = await world.call(
    listSuggestedPeople,
    { ProjectID: scene.ProjectID, ProspectID: muralist },
    { as: owner },
  );
  expect(people.data?.items.find(({ person }) => person.UserID === ana)?.reasons).toContainEqual({
    kind: 'skill',
    skill: 'artists',
  });
});
