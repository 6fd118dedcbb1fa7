import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContactWorld, createContactWorld } from '#functions/contacts/testing/contactWorld.ts';
import { notificationSteps } from '#functions/notifications/notification.store.ts';
import { encodeCursor } from '#functions/platform/cursor.ts';
import { Step } from '#functions/platform/table/step.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import type { ExportedRecord } from '#shared/entities/exportedRecord.ts';
import { type ProjectID, ProspectID, type UserID } from '#shared/ids.ts';
import { exportMyData } from './exportMyData.ts';
import { sections } from './sections.ts';
import { fillAccount } from './testing/fillAccount.ts';

let world: ContactWorld;
beforeAll(async () => {
  world = await createContactWorld();
});
afterAll(() => world.close());

const page = (as: UserID, cursor?: string) =>
  world.callWith(exportMyData, { query: { ...(cursor !== undefined && { cursor }) } }, { as });
type Page = { records: ExportedRecord[]; cursor?: string };

/** All pages of an export. */
async function pages(as: UserID): Promise<Page[]> {
  const found: Page[] = [];
  for (let cursor: string | undefined; ; ) {
    const { data, code } = await page(as, cursor);
    if (!data) throw new Error(`The export was refused: ${code}`);
    found.push(data as Page); // the handler has checked its output
    ({ cursor } = data as Page);
    if (cursor === undefined) return found;
  }
}

const records = async (as: UserID) => (await pages(as)).flatMap(one => one.records);
const dataOf = (all: readonly ExportedRecord[], section: string) =>
  all.filter(one => one.section === section).map(({ data }) => data);

describe('an export', () => {
  let user: UserID;
  let all: ExportedRecord[];
  beforeAll(async () => {
    user = await world.user({
      phoneNumber: 'Mine phone',
      bio: 'Mine bio',
      providerUsernames: ['google_1'],
      sessionsValidFrom: '2026-01-02T00:00:00.000Z',
      sessionsKept: ['secret-session-id'],
      endedSessions: { '1': 2 },
      signUpId: 'secret-sign-up',
      emailFrequencies: { money: 'never' },
    });
    const other = await world.user({ username: 'somebody-else', email: 'private@other.example' });
    await fillAccount(world, user, other, 'Mine');
    await fillAccount(world, await world.user(), other, 'Foreign');
    all = await records(user);
  });

  const expected: Record<string, object[]> = {
    profile: [
      {
        email: expect.stringContaining('@'),
        phoneNumber: 'Mine phone',
        bio: 'Mine bio',
        providerUsernames: ['google_1'],
      },
    ],
    devices: [{ browser: 'Mine browser', device: 'phone', lastUsed: '2026-11-20T10:00:00.000Z' }],
    notificationPreferences: [{ email: { money: 'never', team: 'immediate' } }],
    savedSearches: [{ name: 'Mine search', query: { search: 'Mine words' }, frequency: 'daily' }],
    pageConfigurations: [{ pageName: 'market', data: { view: 'Mine' } }],
    invitations: [{ joined: 2 }],
    awards: [{ kind: 'submission', points: 5 }],
    recruitLabels: [{ shortName: 'Mine label', granted: true }],
    projects: [
      {
        name: 'Mine project',
        translations: { fr: { pieces: { name: { text: 'Mine translation' } } } },
        pendingEdit: { changes: { name: 'Mine edit', translations: { es: expect.any(Object) } } },
        adoption: { note: 'Mine offer' },
      },
    ],
    roles: [{ PersonType: 'Mine role', hoursPerWeek: 4, workplace: 'remote', applyBy: '2026-12-24' }],
    progressLog: [{ title: 'Mine entry' }],
    follows: [{ kind: 'project', id: 'Mine followed', state: 'following' }],
    memberships: [{ role: 'Mine member', projectPoints: 12 }],
    proposalDrafts: [{ values: { name: 'Mine proposal' }, complete: ['picture'] }],
    applications: [{ note: 'Mine application', question: { answer: { text: 'Mine answer' } } }],
    applicationAnswers: [{ question: { text: 'Mine question' }, decline: { words: 'Mine words' } }],
    assignedTasks: [{ Title: 'Mine assigned task' }],
    createdTasks: [{ Title: 'Mine created task' }],
    generatedIdeas: [{ name: 'Mine generated idea' }],
    generatedRoles: [{ PersonType: 'Mine generated role' }],
    generatedTasks: [{ Title: 'Mine generated task' }],
    messages: [
      {
        body: `Mine sent ${'long '.repeat(100)}`,
        recipient: { username: 'somebody-else' },
        attachments: [{ name: 'Mine attachment.pdf' }],
      },
      { body: 'Mine received', sender: { username: 'somebody-else' }, type: 'inbox', read: false },
    ],
    messageDrafts: [{ body: 'Mine draft', attachments: [{ name: 'Mine attachment.pdf' }] }],
    notifications: [{ kind: 'projectApproved', values: { project: 'Mine notification' } }],
    orders: [
      {
        project: { shortName: 'Mine order' },
        total: 2_000,
        anonymous: true,
        number: expect.stringMatching(/^(?:[0-9A-Z]{3}-){2}[0-9A-Z]{3}$/),
        refunds: [{ reason: 'Mine refund', status: 'requested' }],
      },
    ],
    subscription: [{ planTypeId: 'basic', card: { brand: 'Mine card', last4: '4242' } }],
    subscriptionPayments: [{ invoiceId: 'Mine plan invoice', amount: 500 }],
    payoutAccount: [{ bankAccountEnding: '6789', requirements: ['Mine requirement'] }],
    payouts: [{ project: { shortName: 'Mine payout' }, amount: 1_800, held: true }],
    statementLines: [{ id: 'Mine line of June' }, { id: 'Mine line of November' }],
    invoices: [{ number: '2026-000001', customer: { name: 'Mine customer' } }],
    vatNumber: [{ vatNumber: 'Mine VAT number' }],
    debts: [{ currency: 'EUR', causes: [{ amount: 700 }] }],
  };

  test.each(Object.entries(expected))('holds the section %s', (section, data) => {
    expect(dataOf(all, section)).toMatchObject(data);
  });

  test('has an expectation for every section', () => {
    const names = new Set(sections.map(({ name }) => name));
    expect([...names].toSorted()).toEqual([...Object.keys(expected), 'contacts'].toSorted());
  });

  test('holds nothing internal and nothing of another account', () => {
    const text = JSON.stringify(all);
    for (const internal of ['secret-', 'session', 'signUp', '"version"', '"revision"', '"pk"', 'gsi'])
      expect(text).not.toContain(internal);
    for (const foreign of ['Foreign', 'private@other.example', 'between others', 'of somebody else'])
      expect(text).not.toContain(foreign);
  });

  test('of a new account holds its profile and settings', async () => {
    const found = await pages(await world.user());
    expect(found.flatMap(one => one.records.map(({ section }) => section))).toEqual([
      'profile',
      'notificationPreferences',
    ]);
    expect(found).toHaveLength(4);
  });
});

describe('contacts in an export', () => {
  const contactsOf = async (id: UserID) => dataOf(await records(id), 'contacts');

  test('have the note of the caller, and nothing that the other person keeps', async () => {
    const ana = await world.user({ username: 'ana' });
    const ben = await world.user({ username: 'ben' });
    await world.add(ana, ben);
    await world.accept(ben, ana);
    await world.note(ana, ben, 'Note by Ana');
    await world.note(ben, ana, 'Note by Ben');

    const person = (username: string) => expect.objectContaining({ username });
    const since = world.clock.now();
    expect(await contactsOf(ana)).toEqual([
      { person: person('ben'), status: 'ACCEPTED', since, note: 'Note by Ana' },
    ]);
    expect(await contactsOf(ben)).toEqual([
      { person: person('ana'), status: 'ACCEPTED', since, note: 'Note by Ben' },
    ]);

    await world.block(ben, ana);
    expect(await contactsOf(ana)).toEqual([]);
    expect(await contactsOf(ben)).toEqual([{ person: person('ana'), blockedAt: since }]);
  });

  test('say nothing about a person who has only blocked the caller', async () => {
    const ana = await world.user();
    const ben = await world.user();
    await world.block(ben, ana);
    expect(await contactsOf(ana)).toEqual([]);
    expect(await contactsOf(ben)).toHaveLength(1);
  });
});

describe('the pages of an export', () => {
  const total = 230;
  let user: UserID;
  beforeAll(async () => {
    user = await world.user();
    for (let made = 0; made < total; made += 46)
      await world.table.transact(
        ...notificationSteps.create(
          user,
          Array.from({ length: 46 }, (_, index) => ({
            kind: 'projectApproved' as const,
            values: { number: String(made + index) },
          })),
          world.deps,
        ),
      );
    for (let made = 0; made < 3; made++) await addRoles(await aProject(world, user), 51 * made);
  });

  async function addRoles(ProjectID: ProjectID, count: number): Promise<void> {
    for (let made = 0; made < count; made++) {
      const id = ProspectID.parse(world.deps.newId());
      await world.table.write(
        Step.create(prospects.key(ProjectID, id), {
          ProspectID: id,
          ProjectID,
          PersonType: 'Writer',
          Notes: '',
          skill: 'writers',
          createdAt: world.clock.now(),
          applicants: 0,
        }),
      );
    }
  }

  test('hold at most a hundred records of one section, and all of them once', async () => {
    const found = await pages(user);
    for (const { records } of found) {
      expect(records.length).toBeLessThanOrEqual(100);
      expect(new Set(records.map(({ section }) => section)).size).toBeLessThanOrEqual(1);
    }
    const all = found.flatMap(one => one.records);
    const unique = (section: string, id: string) => new Set(dataOf(all, section).map(data => data[id])).size;
    expect([dataOf(all, 'notifications').length, unique('notifications', 'NotificationID')]).toEqual([
      total,
      total,
    ]);
    expect([dataOf(all, 'roles').length, unique('roles', 'ProspectID')]).toEqual([153, 153]);
    expect([dataOf(all, 'projects').length, unique('projects', 'ProjectID')]).toEqual([3, 3]);
  });

  test('are refused for a cursor that is malformed, of no section, or of another person', async () => {
    const cursors = (await pages(user)).flatMap(({ cursor }) => cursor ?? []);
    expect(cursors.length).toBeGreaterThanOrEqual(4);
    const stranger = await world.user();
    for (const cursor of cursors)
      expect(await page(stranger, cursor)).toMatchObject({ code: 'INVALID_CURSOR' });
    const made = [-1, 0, 6, 999].map(section =>
      encodeCursor(['exportMyData', user], { section, inner: 'x' }),
    );
    for (const cursor of ['', 'nonsense', ...made])
      expect([cursor, (await page(user, cursor)).code]).toEqual([cursor, 'INVALID_CURSOR']);
  });
});
