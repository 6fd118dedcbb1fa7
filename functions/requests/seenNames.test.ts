import { afterAll, beforeAll, expect, test } from 'vitest';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { listMyRequests } from './listMyRequests.ts';
import { listOwnerRequests } from './listOwnerRequests.ts';
import { sendRequest } from './sendRequest.ts';
import { projectWithRoles } from './testing/projectWithRoles.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('An application names project and role to the applicant as they saw them, and to the owner as they wrote them', async () => {
  const owner = await world.user({ username: 'maren' });
  const names = { language: 'en', name: 'A garden on the roof', shortName: 'Roof garden' } as const;
  const { ProjectID, role } = await projectWithRoles(world, owner, names);
  const gardener = await role('Gardener', { Notes: 'You water.' });
  const beekeeper = await role('Beekeeper', { Notes: 'You are not afraid.' });
  const fr = frenchTexts({ [`role.${gardener}.PersonType`]: 'Jardinière' });
  await publishEdit(world, { ProjectID, owner }, { translations: { fr } });

  const sent = async (typeId: typeof gardener, language: string) => {
    const as = await world.user({});
    const { data } = await world.call(
      sendRequest,
      { ProjectID, body: { typeId, note: 'I would like to.' } },
      { as, headers: { 'accept-language': language } },
    );
    const { data: own } = await world.call(listMyRequests, { query: {} }, { as });
    expect(own?.items[0]).toMatchObject({ project: data?.project, role: data?.role });
    return data;
  };
  expect(await sent(gardener, 'fr')).toMatchObject({
    project: { shortName: 'Jardin du toit', language: 'fr' },
    role: 'Jardinière',
    roleLanguage: 'fr',
  });
  // its title has no translation
  expect(await sent(beekeeper, 'fr')).toMatchObject({
    project: { shortName: 'Jardin du toit', language: 'fr' },
    role: 'Beekeeper',
    roleLanguage: 'en',
  });
  expect(await sent(gardener, 'es')).toMatchObject({
    project: { shortName: 'Roof garden', language: 'en' },
    role: 'Gardener',
  });

  const { data } = await world.call(listOwnerRequests, { query: { ownerId: owner } }, { as: owner });
  const seen = data?.items.map(({ project, role }) => [project.shortName, project.language, role]);
  expect(seen).toEqual([
    ['Roof garden', 'en', 'Gardener'],
    ['Roof garden', 'en', 'Beekeeper'],
    ['Roof garden', 'en', 'Gardener'],
  ]);
});
