import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { authors } from '#functions/authors/author.store.ts';
import { relationships } from '#functions/contacts/relationship.store.ts';
import { accept, ask, newRelationship } from '#functions/contacts/relationship.ts';
import { messages } from '#functions/messages/message.store.ts';
import { toItem } from '#functions/platform/table/item.ts';
import { entryAt, indexKeysOf, marketEntries } from '#functions/projects/market/entry.store.ts';
import { listOf, prefixListOf } from '#functions/projects/market/filterLists.ts';
import { listings } from '#functions/projects/market/listing.store.ts';
import type { SearchDocument } from '#functions/projects/market/searchDocument.ts';
import { indexedPrefix, tokenize } from '#functions/projects/market/tokenize.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { projectStats, stats } from '#functions/projects/stats.store.ts';
import { openRoles } from '#functions/prospects/openRole.store.ts';
import type { World } from '#functions/testing/world.ts';
import { MessageID, ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { countryCodes } from '#shared/settings.ts';
import { day, minute } from '#shared/time.ts';
import { benchOwner } from './benchWorld.ts';

type Item = Record<string, unknown>;

const hub = UserID.parse(benchOwner);
const contactPerson = (id: UserID) => ({
  UserID: id,
  username: id.replace('contact-', 'owner'),
  avatar: { kind: 'ready' as const, name: 'avatar-01' },
});

const firstDate = Date.parse('2020-01-01T00:00:00.000Z');
const countries = [
  ['GB', 'GBP'],
  ['FR', 'EUR'],
  ['ES', 'EUR'],
  ['US', 'USD'],
] as const;

/** Lists that the benchmark reads; the other forty index entries of each project are not written, to save time. */
const listsRead = new Set([
  listOf('newest', {}),
  listOf('newest', { country: 'GB', skill: 'artists' }),
  ...(['FR', 'ES'] as const).map(country => listOf('newest', { country, skill: 'artists' })),
  ...countryCodes.map(country => listOf('newest', { country, language: 'en' })),
  listOf('endingSoon', {}),
  ...['harbour', 'garden'].map(word => prefixListOf('newest', indexedPrefix(word))),
]);

/**
 * Writes `count` published projects of similar size, each with its stats, owner, an open role, a contact of and a message to the benchmark's
 * owner, and its index entries in the lists that the benchmark reads. They are older than everything that the benchmark itself creates.
 */
export async function fillTable(world: World, count: number): Promise<void> {
  const { client, tableName } = world.database;
  await client.send(
    new UpdateTableCommand({ TableName: tableName, StreamSpecification: { StreamEnabled: false } }),
  ); // no handler reads the stream
  const batches = batchesOf(itemsOf(count));
  const writers = Array.from({ length: 8 }, async () => {
    for (const batch of batches) {
      let unprocessed: unknown = batch.map(Item => ({ PutRequest: { Item } }));
      while (Array.isArray(unprocessed) && unprocessed.length > 0) {
        const { UnprocessedItems } = await client.send(
          new BatchWriteCommand({ RequestItems: { [tableName]: unprocessed } }),
        );
        unprocessed = UnprocessedItems?.[tableName];
      }
    }
  });
  await Promise.all(writers);
}

function* batchesOf(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < 25) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
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
      details: 'Most small harbours tell the time of the tide from a printed table. '.repeat(12),
      language: 'en',
      country,
      currency,
      budget: 1_000_000,
      // a prime number of days, so that a page of projects that end soon has the same number of owners at every table size
      endDate: new Date(firstDate + (2_600 + (number % 307)) * day).toISOString().slice(0, 10),
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
    yield toItem(projects.key(id), project);
    yield toItem(projectStats.key(id), stats.initial(id, 800));

    if (number < Math.ceil(count / 5)) {
      yield toItem(authors.key(owner), {
        UserID: owner,
        username: `owner${number}`,
        email: `owner${number}@example.com`,
        avatar: { kind: 'ready', name: 'avatar-01' },
        language: 'en',
        status: 'active',
        planTypeId: 'premium',
        contributionPoints: 0,
        affiliateCode: owner,
        registrationDate: at,
        hasPassword: true,
      });
    }

    const contact = UserID.parse(`contact-${String(number).padStart(7, '0')}`);
    yield toItem(relationships.key(hub, contact), {
      ...accept(ask(newRelationship(contactPerson(hub), contactPerson(contact)), hub, at), at),
      revision: at,
    });

    const message = MessageID.parse(`message-${String(number).padStart(7, '0')}`);
    yield toItem(messages.key(hub, message), {
      id: message,
      ownerId: hub,
      type: 'inbox',
      origin: 'inbox',
      senderId: owner,
      recipientId: hub,
      subject: toSubject('unknown', 'About the gauge'),
      preview:
        'It reads four centimetres high for about two hours after a spring tide, and then it comes back.',
      sentAt: at,
      read: false,
    });

    const role = { ProjectID: id, ProspectID: ProspectID.parse(`role-${id}`), createdAt: at };
    yield toItem(openRoles.key(role), {
      ...role,
      OwnerUserID: owner,
      projectName: project.name,
      projectShortName: project.shortName,
      language: 'en',
      PersonType: 'Illustrator',
      Notes: 'You draw harbours.',
      skill: 'artists',
      applicants: 0,
    });

    const document: SearchDocument = {
      OwnerUserID: owner,
      status: project.status,
      country,
      language: 'en',
      skills: ['artists'],
      rolesOpen: 1,
      words: tokenize(`${project.name} ${project.shortName} ${project.description}`),
      progress: project.progress,
      endDate: project.endDate,
      publishedAt: at,
    };
    yield toItem(listings.key(id), { ProjectID: id, document, pendingChanges: [], version: 1 });
    for (const place of indexKeysOf(id, document).filter(
      ({ pk }) => listsRead.has(pk) || pk.includes('#owner#'),
    )) {
      yield toItem(marketEntries.key(place), entryAt(place, id, document));
    }
  }
}
