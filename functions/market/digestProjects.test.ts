import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { digests } from '#functions/jobs/digests.ts';
import { digestSteps, nextDigestOf } from '#functions/notifications/digest.store.ts';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { UserID } from '#shared/ids.ts';
import type { DigestFrequency } from '#shared/notificationSettings.ts';

let world: World;
let reader: UserID;
let free: UserID;

beforeEach(async () => {
  world = await createWorld();
  reader = await world.user({ firstName: 'Olive', email: 'olive@example.com', country: 'GB' });
  free = await world.user({ planTypeId: 'free' });
});
afterEach(() => world.close());

async function published(name: string, owner: UserID, language: WrittenLanguage = 'en') {
  world.clock.add({ minutes: 1 });
  const id = await aProject(world, owner, { name, description: `About ${name}`, language });
  await world.runStream();
  return id;
}
const rising = async (...names: string[]) => {
  for (const name of names) await published(name, free);
};

/** Sends the reader a digest with one notification, and returns it. */
async function digestOf(frequency: DigestFrequency = 'weekly') {
  const due = nextDigestOf({ UserID: reader, country: 'GB' }, frequency, world.clock.now());
  const entry = {
    template: 'commentAdded',
    values: { person: 'Sam', project: 'Atlas' },
    link: '/projects/1',
  } as const;
  const { collected, scheduled } = digestSteps.collect(due, [entry], world.deps);
  await world.table.transact(...collected, scheduled);
  world.clock.set(due.dueAt);
  world.clock.add({ minutes: 10 });
  await digests.withDeps(world.deps)({});
  return world.mails.at(-1);
}
const listedIn = (email: { text: string } | undefined) =>
  [...(email?.text ?? '').matchAll(/- (\w+): About/g)].map(([, name]) => name);

test('a weekly digest shows projects that its reader can read before others', async () => {
  reader = await world.user({ firstName: 'Lou', email: 'lou@example.com', country: 'GB', reads: ['fr'] });
  await published('Ruche', free, 'fr');
  await rising('One', 'Two', 'Three');
  expect(listedIn(await digestOf())).toEqual(['Ruche', 'Three', 'Two']);
});

test('a weekly digest ends with three projects, one of them in a reserved place, which says so', async () => {
  const harbour = await published('Harbour', await world.user({ planTypeId: 'pro' }));
  await rising('One', 'Two', 'Three', 'Four');
  const email = await digestOf();
  expect(listedIn(email)).toEqual(['Four', 'Three', 'Harbour']);
  expect(email?.text).toContain(
    `- Harbour: About Harbour\n  Reserved place, from the owner’s plan (Pro or Premium).\n  https://cairn.example/en/projects/${harbour}`,
  );
  expect(email?.text.match(/Reserved place/g)).toHaveLength(1);
  expect(email?.html).toContain('<h2>Rising on Cairn</h2>');
  expect(email?.html).toContain('(Pro or Premium).</span>');
});

test('a place that nobody can take goes to the next trending project', async () => {
  await rising('One', 'Two', 'Three', 'Four');
  expect(listedIn(await digestOf())).toEqual(['Four', 'Three', 'Two']);
});

test('it names a project in the language of its reader, if there is such a version', async () => {
  reader = await world.user({
    firstName: 'Odile',
    email: 'odile@example.com',
    country: 'GB',
    language: 'fr',
  });
  const id = await published('Garden', free);
  await publishEdit(world, { ProjectID: id, owner: free }, { translations: { fr: frenchTexts() } });
  await world.runStream();
  await rising('One');
  const email = await digestOf();
  expect(email?.text).toContain('- Un jardin sur le toit');
  expect(email?.text).toContain('- One');
});

test('it shows neither the projects of its reader, nor those of people with whom there is a block', async () => {
  const [pro, blocker, blocked] = [
    await world.user({ planTypeId: 'pro' }),
    await world.user({ planTypeId: 'premium' }),
    await world.user(),
  ];
  await published('Harbour', pro);
  await published('Orchard', blocker);
  await rising('One', 'Two', 'Three');
  await published('Bakery', blocked);
  await published('Mine', reader);
  await world.call(blockContact, { ContactedUserID: reader }, { as: blocker });
  await world.call(blockContact, { ContactedUserID: blocked }, { as: reader });
  expect(listedIn(await digestOf())).toEqual(['Three', 'Two', 'Harbour']);

  world.clock.add({ days: 7 });
  await world.call(blockContact, { ContactedUserID: pro }, { as: reader });
  expect(listedIn(await digestOf())).toEqual(['Three', 'Two', 'One']);
});

test('a daily digest has no projects, and none are the reason for a weekly one', async () => {
  await rising('One', 'Two', 'Three');
  expect(listedIn(await digestOf('daily'))).toEqual([]);
  expect(world.mails).toHaveLength(1);
  world.clock.add({ days: 14 });
  await digests.withDeps(world.deps)({});
  expect(world.mails).toHaveLength(1);
});

test('the projects cost two requests for each run, and one for each reader', async () => {
  await rising('One', 'Two', 'Three');
  const costOf = async (frequency: DigestFrequency) => {
    const from = world.requests();
    await digestOf(frequency);
    return world.requests(from);
  };
  const daily = await costOf('daily');
  expect((await costOf('weekly')) - daily).toBe(2 + 1);
});
