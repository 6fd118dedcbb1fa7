import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { toItem } from '#functions/platform/table/item.ts';
import { cards } from '#functions/projects/card.store.ts';
import { type Listing, listings, publicProjects } from '#functions/projects/listing.store.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import type { StoredProspect } from '#functions/projects/prospect.store.ts';
import { composeCard } from '#functions/projects/readCards.ts';
import { toSearchDocument } from '#functions/projects/searchDocument.ts';
import { projectStats, stats } from '#functions/projects/stats.store.ts';
import { openRoles } from '#functions/prospects/openRole.store.ts';
import type { World } from '#functions/testing/world.ts';
import { utcDayOf } from '#shared/days.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { day, minute } from '#shared/time.ts';
import { benchOwner } from './benchWorld.ts';
import { naturalText } from './naturalText.ts';
import { contactItem, messageItem } from './personalItems.ts';
import { type Item, writeItems } from './writeItems.ts';

const hub = UserID.parse(benchOwner);

const firstDate = Date.parse('2020-01-01T00:00:00.000Z');
const countries = [
  ['GB', 'GBP'],
  ['FR', 'EUR'],
  ['ES', 'EUR'],
  ['US', 'USD'],
] as const;

/**
 * Of so many projects, the newest ones and the first, all items are written. Of the others there are only those of which
 * lists of projects and people consist: a million complete projects need 25 GB.
 */
const complete = 100_000;

/**
 * Writes `count` published projects of similar size, each with its card, owner and listing, and the newest 100,000 with their stats, an open role, a contact of and a message to the
 * benchmark's owner. They are older than everything that the benchmark itself creates.
 */
export async function fillTable(world: World, count: number): Promise<void> {
  await writeItems(world, itemsOf(count));
}

function* itemsOf(count: number): Generator<Item> {
  for (let number = 0; number < count; number++) {
    const id = ProjectID.parse(`filler-${String(number).padStart(7, '0')}`);
    const owner = UserID.parse(`owner-${String(number % Math.ceil(count / 5)).padStart(7, '0')}`);
    const at = new Date(firstDate + number * minute).toISOString();
    const [country, currency] = countries[number % countries.length] ?? countries[0];
    const project: ProjectRecord = {
      ProjectID: id,
      OwnerUserID: owner,
      name: `Harbour number ${number}`,
      shortName: `Harbour ${number}`,
      description: 'A public tide gauge for every harbour that cannot afford one of its own.',
      details: naturalText('en', 820, number * 97),
      language: 'en',
      country,
      currency,
      budget: 1_000_000,
      // a prime number of days, so that a page of projects that end soon has the same number of owners at every table size
      endDate: utcDayOf(new Date(firstDate + (2_600 + (number % 307)) * day).toISOString()),
      progress: number % 100,
      rolesNeeded: 3,
      totalContributionBudget: 1_000_000,
      numberOfContributions: 800,
      contributionName: 'buoy',
      contributorsPart: 0,
      image: { kind: 'cairn', palette: 'tide' },
      status: 'in-development',
      submittedAt: at,
      approvedAt: at,
      updatedAt: at,
      planAtSubmission: 'free',
      toHire: false,
      version: 1,
    };
    const user = ownerOf(owner, number % Math.ceil(count / 5), at);
    if (number < Math.ceil(count / 5)) yield toItem(authors.key(owner), user);

    const isComplete = number === 0 || number >= count - complete;
    if (isComplete) yield* ownItems({ project, number });

    const document = toSearchDocument(project, {
      roles: [roleOf(project)],
      owner: user,
      answersWithin: undefined,
      translated: {},
      at,
    });
    const listing: Listing = { ProjectID: id, document, changedAt: at, version: 1 };
    yield toItem(listings.key(id), listing);
    const items = { project, stats: stats.initial(project), listing, owner: user };
    yield toItem(cards.key(id), composeCard(items));
    const entry = publicProjects.key(owner, at, id);
    yield toItem(entry, { ProjectID: id, sk: entry.sk });
  }
}

/** The items of a project of which no list of projects consists. */
function* ownItems({ project, number }: { project: ProjectRecord; number: number }): Generator<Item> {
  const { ProjectID: id, OwnerUserID: owner, submittedAt: at } = project;
  yield toItem(projects.key(id), project);
  yield toItem(projectStats.key(id), stats.initial(project));
  if (number === 0)
    for (const part of stats.initialShards(project)) yield toItem(projectStats.key(id, part.shard), part);

  yield contactItem(hub, number, at);
  yield messageItem(hub, owner, number, at);

  const role = roleOf(project);
  yield toItem(openRoles.key(role), {
    ...role,
    OwnerUserID: owner,
    projectName: project.name,
    projectShortName: project.shortName,
    language: 'en',
  });
}

const roleOf = ({ ProjectID: id, submittedAt }: ProjectRecord): StoredProspect => ({
  ProjectID: id,
  ProspectID: ProspectID.parse(`role-${id}`),
  PersonType: 'Illustrator',
  Notes: 'You draw harbours.',
  skill: 'artists',
  applicants: 0,
  createdAt: submittedAt,
});

const ownerOf = (UserID: UserID, number: number, registrationDate: string): StoredUser => ({
  UserID,
  username: `owner${number}`,
  email: `owner${number}@example.com`,
  avatar: { kind: 'ready', name: 'avatar-01' },
  language: 'en',
  status: 'active',
  planTypeId: 'premium',
  contributionPoints: 0,
  affiliateCode: UserID,
  registrationDate,
  hasPassword: true,
});
