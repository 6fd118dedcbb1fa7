/**
 * `npm run bench:market`: the market's index in memory with 10,000 and 100,000 projects and as many people (`-- --sizes 10000,1000000` for
 * others, `--only-projects` without open roles and people): the size of its snapshot, the time to read it, the memory that it takes, and
 * milliseconds per search of projects, open roles, people and teams, also of the slowest searches that were found: the median, and the
 * worst of many. Fails if a search with 100,000 or fewer has a median above 50.
 */
import { parseArgs } from 'node:util';
import { filtersOf } from '#functions/market/search/filters.ts';
import { MarketIndex } from '#functions/market/search/marketIndex.ts';
import type { PersonListing } from '#functions/market/search/personListing.store.ts';
import type { Listing } from '#functions/projects/listing.store.ts';
import { demoProjects } from '#infra/local/demo/projects.ts';
import { type MarketSort, personFilters, projectFilters, roleFilters, workplaces } from '#shared/finding.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { randomFrom } from '#shared/random.ts';
import { countryCodes, skills, writtenLanguages } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { table } from './figures.ts';
import { worstSearch } from './worstSearch.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    /** Leaves open roles and people out, with which a million takes hours. */
    'only-projects': { type: 'boolean', default: false },
  },
});
/** Milliseconds per search. */
const limit = 50;
const onlyProjects = values['only-projects'];
const random = randomFrom('market');
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T; // all has some

/** Words of the demo's projects, and a tail of rare words as large markets have them. */
const words = demoProjects.flatMap(({ name, description, details }) =>
  `${name} ${description} ${details}`.split(/\s+/),
);
const rare = Array.from({ length: 60_000 }, () =>
  Array.from({ length: 5 + Math.floor(random() * 6) }, () => pick('aeioustrnlmdc'.split(''))).join(''),
);
const text = (count: number): string =>
  Array.from({ length: count }, () => (random() < 0.15 ? pick(rare) : pick(words))).join(' ');

const now = Date.parse('2026-11-20T12:00:00.000Z');
const isoOf = (at: number): string => new Date(at).toISOString();

const listing = (number: number): Listing => ({
  ProjectID: ProjectID.parse(`project-${String(number).padStart(8, '0')}`),
  changedAt: isoOf(now - 1e10 + number),
  version: 1,
  document: {
    OwnerUserID: UserID.parse(`owner-${number % 1_000}`),
    status: pick(['approved', 'in-development', 'halted', 'abandoned', 'completed']),
    country: pick(countryCodes),
    language: pick(writtenLanguages),
    name: text(4),
    shortName: text(2),
    description: text(14),
    details: text(120),
    ownerName: text(2),
    city: pick(rare),
    owner: { username: `owner${number % 1_000}`, avatar: { kind: 'ready', name: 'avatar-01' } },
    openRoles: (onlyProjects ? [] : [0, 1]).map(place => ({
      id: ProspectID.parse(`role-${number}-${place}`),
      name: text(2),
      skill: pick(skills),
      notes: text(12),
      hours: pick([2, 5, 10]),
      workplace: pick(workplaces),
      hasStarterTask: random() < 0.2,
      createdAt: isoOf(now - random() * 900 * day),
    })),
    builtTens: Math.floor(random() * 11),
    toHire: random() < 0.01,
    teamRoles: [],
    endsAt: isoOf(now + (random() - 0.3) * 200 * day),
    publishedAt: isoOf(now - random() * 900 * day),
  },
});

const person = (number: number): PersonListing => ({
  UserID: UserID.parse(`person-${String(number).padStart(8, '0')}`),
  changedAt: isoOf(now - 1e10 + number),
  version: 1,
  document: {
    username: `${pick(rare)}${number}`,
    name: text(2),
    about: text(12),
    bio: text(40),
    language: pick(writtenLanguages),
    city: pick(rare),
    country: pick(countryCodes),
    skills: random() < 0.3 ? [pick(skills)] : [],
    points: Math.floor(random() ** 4 * 9_000),
    joinedAt: isoOf(now - random() * 900 * day),
  },
});

const asked = { place: { at: isoOf(now) }, limit: 20 };
const people = { ...asked, filters: filtersOf(personFilters, {}), without: new Set<UserID>() };

const searches: Record<
  string,
  { search?: string; filters?: Parameters<typeof filtersOf<typeof projectFilters>>[1]; sort?: MarketSort }
> = {
  'no words, newest': { sort: 'newest' },
  'no words, ending soon, six filters': {
    sort: 'endingSoon',
    filters: { country: ['FR', 'GB'], language: ['fr'], skill: ['developers', 'writers', 'makers'] },
  },
  'a frequent word': { search: 'the' },
  'the beginning of frequent words': { search: 'se' },
  'three words': { search: 'harbour gauge radio' },
  'a rare word': { search: rare[7] ?? '' },
  'an error in a word': { search: 'tidwatch harbuor' },
  'a word that is like no other': { search: 'qqqqqqqqqq' },
  'many frequent words': { search: 'que de la les une para with and from des por una' },
  'many short words': { search: 'se co re pa ma de in po ca pr tr st' },
  'a phrase of frequent words': { search: '"de la" "in the"' },
  'words that must not be there': { search: '-the -de -la' },
  'two hundred letters': { search: 'ab '.repeat(66).trim() },
};

/** The same of the other lists. */
const searchesOfOthers: Record<string, (index: MarketIndex) => unknown> = {
  'open roles: no words, three filters': index =>
    index.findRoles({
      ...asked,
      search: '',
      filters: filtersOf(roleFilters, { skill: 'makers', workplace: 'remote', hours: '5' }),
      sort: 'newest',
      now: isoOf(now),
    }),
  'open roles: a frequent word': index =>
    index.findRoles({
      ...asked,
      search: 'the',
      filters: filtersOf(roleFilters, {}),
      sort: 'relevance',
      now: isoOf(now),
    }),
  'people: no words, newest': index => index.findPeople({ ...people, search: '', sort: 'newest' }),
  'people: no words, most points, two filters': index =>
    index.findPeople({
      ...people,
      search: '',
      filters: filtersOf(personFilters, { country: ['FR', 'GB'], level: '500' }),
      sort: 'points',
    }),
  'people: a frequent word': index => index.findPeople({ ...people, search: 'the', sort: 'relevance' }),
  'people: three words': index =>
    index.findPeople({ ...people, search: 'harbour gauge radio', sort: 'relevance' }),
  'people: an error in a word': index =>
    index.findPeople({ ...people, search: 'tidwatch harbuor', sort: 'relevance' }),
  'teams: a frequent word': index =>
    index.findTeams({ ...asked, search: 'the', filters: filtersOf(projectFilters, {}) }),
  'teams: a rare word in a country': index =>
    index.findTeams({
      ...asked,
      search: rare[7] ?? '',
      filters: filtersOf(projectFilters, { country: 'GB' }),
    }),
};

/** A search by words in each list. */
const searchIn: Record<string, (index: MarketIndex, search: string) => unknown> = {
  projects: (index, search) =>
    index.find({ ...asked, search, filters: filtersOf(projectFilters, {}), sort: 'relevance' }),
  'open roles': (index, search) =>
    index.findRoles({
      ...asked,
      search,
      filters: filtersOf(roleFilters, {}),
      sort: 'relevance',
      now: isoOf(now),
    }),
  people: (index, search) => index.findPeople({ ...people, search, sort: 'relevance' }),
  teams: (index, search) => index.findTeams({ ...asked, search, filters: filtersOf(projectFilters, {}) }),
};

const milliseconds = (began: number): number => performance.now() - began;
const rows: string[][] = [];
for (const size of values.sizes.split(',').map(Number)) {
  const made = new MarketIndex();
  const building = performance.now();
  for (let number = 0; number < size; number += 1_000)
    for (const make of onlyProjects ? [listing] : [listing, person])
      made.apply(Array.from({ length: Math.min(1_000, size - number) }, (_, at) => make(number + at)));
  console.log(
    `${size.toLocaleString('en')} projects and people indexed in ${(milliseconds(building) / 1000).toFixed(1)} s`,
  );
  const bytes = made.toSnapshot();

  globalThis.gc?.();
  const memory = process.memoryUsage.rss();
  const loading = performance.now();
  const index = new MarketIndex({ bytes, until: isoOf(now) });
  rows.push([
    `snapshot of ${size.toLocaleString('en')} projects and people`,
    `${(bytes.length / 1e6).toFixed(1)} MB`,
    `read in ${milliseconds(loading).toFixed(0)} ms, ${((process.memoryUsage.rss() - memory) / 1e6).toFixed(0)} MB`,
  ]);
  const worst = Object.entries(searchIn)
    .slice(0, onlyProjects ? 1 : undefined)
    .map(([list, find]): [string, (index: MarketIndex) => unknown] => {
      const { text } = worstSearch(words, search => find(index, search));
      return [`${list}, the worst found: ${text}`, () => find(index, text)];
    });
  const all = {
    ...Object.fromEntries(
      Object.entries(searches).map(([name, { search = '', filters = {}, sort = 'relevance' }]) => [
        name,
        () => index.find({ ...asked, search, filters: filtersOf(projectFilters, filters), sort }),
      ]),
    ),
    ...(onlyProjects ? {} : searchesOfOthers),
    ...Object.fromEntries(worst),
  };
  for (const [name, find] of Object.entries(all)) {
    const times: number[] = [];
    for (let run = 0; run < 15; run++) {
      const began = performance.now();
      find(index);
      times.push(milliseconds(began));
    }
    times.sort((one, other) => one - other);
    const median = times[7] ?? 0;
    if (size <= 100_000 && median > limit) process.exitCode = 1;
    rows.push([`  ${name}`, `${median.toFixed(1)} ms`, `at worst ${times.at(-1)?.toFixed(1)} ms`]);
  }
}
console.log(table(['', 'median', ''], rows));
