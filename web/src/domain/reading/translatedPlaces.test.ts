import { expect, test } from 'vitest';
import type { EndpointID } from '#shared/contracts/index.ts';
import { Instant } from '#shared/fields.ts';
import { defaultFrequencies } from '#shared/notificationSettings.ts';
import openapi from '#shared/openapi.json' with { type: 'json' };
import type { Answers } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { paymentServer } from '#web/testing/orders.ts';
import { projectServer } from '#web/testing/projectPage.ts';
import { roleCounts } from '#web/testing/roleSamples.ts';
import { aMe, marketCounts } from '#web/testing/samples.ts';
import { aTranslatedProject, aTranslatedRole, inFrench } from '#web/testing/translated.ts';

const pages = openPages();
const prospect = aTranslatedRole();
const { PersonType = '', Notes = '' } = prospect.translations?.fr ?? {};
const project = aTranslatedProject({
  translations: {
    fr: inFrench({
      needs: [PersonType],
      roles: {
        'role.firmware.PersonType': { text: PersonType, of: prospect.PersonType },
        'role.firmware.Notes': { text: Notes, of: prospect.Notes },
      },
    }),
  },
});
const at = Instant.parse('2026-11-20T10:00:00.000Z');
const suggested = { prospect, reasons: [{ kind: 'team' as const }] };
const { owner } = project;
const market: Answers = { listProjects: () => ({ items: [project], counts: marketCounts() }) };

interface Place {
  path: string;
  answers: Answers;
  signedIn?: boolean;
}

const projectPage: Answers = { ...projectServer(project), listProspects: () => ({ items: [prospect] }) };

/** Places that show the answers of each call with translations, or the reason why they show the original. */
const places: Partial<Record<EndpointID, Place[] | string>> = {
  listProjects: [{ path: '/fr/market', answers: market }],
  listFeaturedProjects: [
    {
      path: '/fr',
      answers: {
        listFeaturedProjects: () => ({
          items: [{ ...project, isReserved: false }],
          counts: { projects: 1, rolesOpen: 1, people: 1, raised: {} },
        }),
        listFeaturedProspects: () => ({ items: [prospect], counts: roleCounts({ roles: 1 }) }),
      },
    },
  ],
  listFeaturedProspects: [
    {
      path: '/fr/roles',
      answers: { listFeaturedProspects: () => ({ items: [prospect], counts: roleCounts({ roles: 1 }) }) },
    },
  ],
  getProject: [
    { path: '/fr/projects/tidewatch', answers: projectPage },
    { path: '/fr/proof/tidewatch', answers: projectPage },
    { path: '/fr/generic/thankyou?project=tidewatch', answers: projectPage },
    {
      path: '/fr/payment?project=tidewatch&kind=points&quantity=2',
      answers: { ...paymentServer('https://pay.example'), ...projectPage },
      signedIn: true,
    },
  ],
  listAuthorProjects: [
    {
      path: '/fr/authors/maren',
      answers: {
        getAuthor: () => ({
          ...owner,
          registrationDate: at,
          projects: 1,
          memberships: 1,
          followers: 0,
          skills: [],
          links: [],
          showsFinishedTasks: false,
        }),
        listAuthorProjects: () => ({ items: [project] }),
        listAuthorTeams: () => ({ items: [{ project, role: 'Ingénieure', joinedAt: at }] }),
      },
    },
  ],
  listAuthorTeams: 'on the page of a person, with their projects',
  listProgressEntries: 'on the page of their project (versions.test.ts)',
  listFollows: [
    {
      path: '/fr/notification-settings',
      signedIn: true,
      answers: {
        getNotificationPreferences: () => ({ email: defaultFrequencies }),
        listSavedSearches: () => ({ items: [] }),
        listFollows: () => ({ items: [{ kind: 'project', project, since: at }] }),
      },
    },
  ],
  getHome: [
    {
      path: '/fr/home',
      signedIn: true,
      answers: {
        getMe: () => aMe,
        listTaskBoards: () => ({ items: [] }),
        getHome: () => ({
          waiting: [],
          news: [],
          applications: [],
          inReview: [],
          people: [],
          roles: [suggested],
        }),
      },
    },
  ],
  listSuggestedProspects: [
    {
      path: '/fr/market',
      signedIn: true,
      answers: { ...market, listSuggestedProspects: () => ({ items: [suggested] }) },
    },
  ],
  listProjectsToAdopt: [
    { path: '/fr/adopt', answers: { listProjectsToAdopt: () => ({ items: [{ project }] }) } },
  ],
  listTeamsToHire: [
    {
      path: '/fr/teams-to-hire',
      answers: {
        listTeamsToHire: () => ({
          items: [{ project, people: [], size: 3, skills: [], grantedAt: at }],
        }),
      },
    },
  ],
  listUserProjects: 'an owner works on the original',
  listProjectsForReview: 'administrators see each translation beside the original',
  listProjectEdits: 'administrators see each translation beside the original',
  listPendingAdoptions: 'administrators know projects by their original names',
};

type Json = Record<string, unknown>;

/** Whether a schema has translations, in itself or what it refers to. */
function hasTranslations(schema: unknown, visited: readonly string[] = []): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { $ref, properties } = schema as { $ref?: string; properties?: Json }; // JSON Schema
  if (properties && 'translations' in properties) return true;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    const schemas: Json = openapi.components.schemas;
    return !visited.includes(name) && hasTranslations(schemas[name], [...visited, name]);
  }
  return Object.values(schema).some(part => hasTranslations(part, visited));
}

test('Each call whose answers have translations has its place', () => {
  const reads = Object.values(openapi.paths).flatMap(path =>
    'get' in path && hasTranslations(path.get.responses) ? [path.get.operationId] : [],
  );
  expect(Object.keys(places).toSorted()).toEqual(reads.toSorted());
});

const visited = Object.values(places).flatMap(found => (typeof found === 'string' ? [] : found));

test.each(visited.map(place => [place.path, place] as const))(
  '%s shows the translation and nothing of the original',
  async (path, { answers, signedIn = false }) => {
    const { page } = await pages.open(path, answers, { signedIn });
    const main = page.getByRole('main');
    await main
      .getByText(/Guet des marées|Marées/)
      .first()
      .waitFor();
    const text = await main.innerText();
    for (const original of [
      project.name,
      project.description,
      project.details,
      project.contributionName,
      prospect.PersonType,
      prospect.Notes,
    ])
      expect(text).not.toContain(original);
    const languages = await main
      .getByText(/Guet des marées|Marées/)
      .first()
      .evaluate(one => one.closest('[lang]')?.getAttribute('lang'));
    expect(languages).toBe('fr');
  },
);
