import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frenchTexts, spanishTexts } from '#functions/projects/testing/translatedTexts.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { listFeaturedProspects } from '#functions/prospects/listFeaturedProspects.ts';
import { updateProspect } from '#functions/prospects/updateProspect.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { listProjects } from './listProjects.ts';

/** A project in English with a French translation and two roles, one of which is translated; and one in English alone. */
let world: World;
let owner: UserID;
let id: ProjectID;
let role: ProspectID;
beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  owner = await samples.person({ planTypeId: 'premium' });
  id = await samples.submitted(owner);
  const add = async (PersonType: string) => {
    const body = { PersonType, Notes: 'You water when it is hot.', skill: 'makers' } as const;
    const { data } = await world.call(addProspect, { ProjectID: id, body }, { as: owner });
    if (!data) throw new Error('The role was not added.');
    return data.ProspectID;
  };
  role = await add('Gardener');
  await add('Beekeeper');
  const fr = frenchTexts({
    [`role.${role}.PersonType`]: 'Jardinière',
    [`role.${role}.Notes`]: 'Vous arrosez quand il fait chaud.',
  });
  await world.call(
    updateProject,
    { ProjectID: id, body: { change: { translations: { fr } } } },
    { as: owner },
  );
  await samples.approve(id);
  world.clock.add({ minutes: 1 });
  await samples.published(owner, { name: 'Another roof', shortName: 'Another roof' });
  await world.runStream();
});
afterAll(() => world.close());

const found = async (query: object) => {
  const { data } = await world.callWith(listProjects, { query });
  return data as {
    items: { ProjectID: ProjectID; translations?: object; needs: string[] }[];
    counts: { matching: number; readable?: number; language: Record<string, number> };
  };
};
const roles = async (query: object = {}) => {
  const { data } = await world.callWith(listFeaturedProspects, { query });
  return data as {
    items: { ProspectID: ProspectID; PersonType: string; translations?: object }[];
    counts: { readable?: number };
  };
};

describe('A translated project', () => {
  test.each(['jardin', 'jardins', 'légumes halle', 'bacs', 'jardinières', 'garden'])(
    'is found by the words of each of its languages: %s',
    async search => {
      const { items } = await found({ search });
      expect(items[0]?.ProjectID).toBe(id);
    },
  );

  test('is among those of each of its languages, in filters and in the first part of the list', async () => {
    const french = await found({ language: 'fr' });
    expect(french.items.map(({ ProjectID }) => ProjectID)).toEqual([id]);
    expect(french.counts.language).toEqual({ en: 2, fr: 1, es: 0 });
    const read = await found({ reads: 'fr' });
    expect([read.items[0]?.ProjectID, read.counts.readable]).toEqual([id, 1]);
    expect((await found({ reads: 'fr', sort: 'mostBuilt' })).items[0]?.ProjectID).toBe(id);
  });

  test('has the texts of its languages in its card, with the roles that it needs', async () => {
    const { items } = await found({ language: 'fr' });
    const { name, shortName, description } = frenchTexts();
    expect(items[0]?.translations).toEqual({
      fr: { name, shortName, description, needs: ['Jardinière', 'Beekeeper'] },
    });
  });

  test('lists its roles in each of its languages', async () => {
    const { items, counts } = await roles({ reads: 'fr', search: 'arroser' });
    expect(items[0]).toMatchObject({
      ProspectID: role,
      PersonType: 'Gardener',
      translations: {
        fr: {
          projectName: 'Un jardin sur le toit',
          ProjectShortName: 'Jardin du toit',
          PersonType: 'Jardinière',
          Notes: 'Vous arrosez quand il fait chaud.',
        },
      },
    });
    expect(counts.readable).toBe(1);
    const all = await roles({ reads: 'fr' });
    expect([all.items.map(({ PersonType }) => PersonType)[0], all.counts.readable]).toEqual(['Gardener', 1]); // the beekeeper is in English alone
  });

  test('follows a change of its translations, and of the roles that they translate', async () => {
    await publishEdit(world, { ProjectID: id, owner }, { translations: { es: spanishTexts() } });
    await world.runStream();
    expect((await found({ search: 'huertos' })).items[0]?.translations).toHaveProperty('es');
    expect((await roles()).items[0]?.translations).toHaveProperty('es');

    const body = { PersonType: 'Head gardener' };
    await world.call(updateProspect, { ProjectID: id, ProspectID: role, body }, { as: owner });
    await world.runStream();
    const changed = (await roles({ search: 'gardener' })).items[0];
    expect(changed?.translations).toHaveProperty('fr.Notes');
    expect(changed?.translations).not.toHaveProperty('fr.PersonType');
    expect((await found({ language: 'fr' })).items[0]?.translations).not.toHaveProperty('fr.needs');

    await world.call(
      updateProject,
      { ProjectID: id, body: { change: { translations: { fr: null, es: null } } } },
      { as: owner },
    );
    await world.runStream();
    expect((await found({ language: 'fr' })).items).toEqual([]);
    expect((await found({ search: 'jardin' })).items).toEqual([]);
    expect((await roles()).items[0]).not.toHaveProperty('translations');
  });
});
