import { afterAll, beforeAll, expect, test } from 'vitest';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID } from '#shared/ids.ts';
import { renderPage } from './renderPage.ts';
import { writeSitemaps } from './writeSitemaps.ts';

/** A public project in English with a French translation. */
let world: World;
let id: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  const owner = await samples.person();
  id = await samples.submitted(owner);
  const body = { PersonType: 'Gardener', skill: 'makers' } as const;
  const { data } = await world.call(addProspect, { ProjectID: id, body }, { as: owner });
  const fr = frenchTexts({ [`role.${data?.ProspectID}.PersonType`]: 'Jardinière' });
  await world.call(
    updateProject,
    { ProjectID: id, body: { change: { translations: { fr } } } },
    { as: owner },
  );
  await samples.approve(id);
  await world.runStream();
});
afterAll(() => world.close());

const read = async (path: string): Promise<string> => {
  const { body = '' } = await renderPage(
    { path, withoutData: false, stays: false, ifNoneMatch: undefined },
    {
      ...world.deps,
      site: () => Promise.reject(new Error('These addresses need no site.')),
      siteUrl: 'https://cairn.example',
    },
  );
  return body;
};

test('The feeds of a language name the version in that language', async () => {
  expect(await read('/fr/feed.xml')).toContain('<title>Un jardin sur le toit</title>');
  expect(await read('/es/feed.xml')).toContain('<title>A garden on the roof</title>');
  expect(await read('/fr/roles/feed.xml')).toContain('<title>Jardinière – Un jardin sur le toit</title>');
  expect(await read('/us/roles/feed.xml')).toContain('<title>Gardener – A garden on the roof</title>');
  expect(await read('/es/roles/feed.xml')).not.toContain('<item>');
});

test('Each entry of a feed says in which language it is, as versions differ by project', async () => {
  const languages = async (path: string) =>
    [...(await read(path)).matchAll(/<item>.*?<dc:language>(\w+)<\/dc:language>/gs)].map(([, one]) => one);
  expect(await languages('/fr/feed.xml')).toEqual(['fr']);
  expect(await languages('/es/feed.xml')).toEqual(['en']);
  expect(await languages('/us/feed.xml')).toEqual(['en']);
  expect(await languages('/fr/roles/feed.xml')).toEqual(['fr']);
  expect(await read('/fr/feed.xml')).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
});

test('Cards and posters on other sites, and their descriptions, are in the language of their address', async () => {
  expect(await read(`/fr/embed/${id}`)).toContain('lang="fr">Un jardin sur le toit');
  expect(await read(`/es/embed/${id}`)).toContain('A garden on the roof');
  expect(await read(`/fr/embed/${id}/poster`)).toContain('Nous cultivons ensemble des légumes');
  expect(JSON.parse(await read(`/fr/oembed/${id}.json`))).toMatchObject({ title: 'Un jardin sur le toit' });
});

test('The sitemap lists the page in the languages of its versions, with English for all its variants', async () => {
  const files = new Map<string, string>();
  const media = {
    replace: async (key: string, bytes: Buffer) => {
      files.set(key, bytes.toString());
      return `/media/${key}`;
    },
  };
  await writeSitemaps({ ...world.deps, media }, 'https://cairn.example');
  const listed = files.get('sitemaps/projects-1.xml') ?? '';
  const pages = [...listed.matchAll(/<loc>https:\/\/cairn\.example\/(\w\w)\//g)].map(
    ([, language]) => language,
  );
  expect(pages).toEqual(['en', 'fr', 'gb', 'us']);
  expect(new Set([...listed.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag))).toEqual(
    new Set(['en', 'en-GB', 'en-US', 'fr']),
  );
});
