import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { deleteSavedSearch } from './deleteSavedSearch.ts';
import { forWords } from './testing/aSearch.ts';
import { createSearchWorld, type SearchWorld } from './testing/searchWorld.ts';

let world: SearchWorld;
beforeEach(async () => {
  world = await createSearchWorld();
});
afterEach(() => world.close());

describe('a daily search', () => {
  test('is told in one notice and one line of the digest, with a link to the newest first, and once', async () => {
    await world.publish('Tidal mill'); // before the search is saved
    await world.save('tidal', { name: 'tidal · Britain', query: forWords('tidal', { country: ['GB'] }) });
    await world.publish('Tidal lagoon');
    await world.publish('Tidal fence');
    await world.publish('Tidal turbine', world.owner, { country: 'FR' });
    await world.publish('Bakery');
    expect(await world.notices()).toEqual([]);

    await world.morningOf('2026-11-21');
    const link = '/market?search=tidal&country=GB&sort=newest';
    expect(await world.notices()).toEqual([{ search: 'tidal · Britain', count: '2', number: '2', link }]);
    const [mail] = world.mailed();
    expect(world.mailed()).toHaveLength(1);
    expect(mail?.subject).toBe('Your daily digest: 1 update');
    expect(mail?.text).toContain(
      `NEW FOR YOUR SEARCHES\n\n- 2 new projects for “tidal · Britain”\n  https://cairn.example/en${link}`,
    );
    expect(mail?.text).toMatch(/Stop emails about this search: https:\S+\/en\/unsubscribe\?token=\S+search-/);
    expect(mail?.html).toContain('Stop emails about this search</a>');

    await world.morningOf('2026-11-22');
    expect(await world.notices()).toHaveLength(1);
    expect(world.mailed()).toHaveLength(1);
  });

  test('is told in the language of the person, of one project in the singular', async () => {
    await world.table.write(Step.update(callers.key(world.reader), { language: 'fr' }));
    await world.save('tidal');
    await world.publish('Tidal lagoon');
    await world.morningOf('2026-11-21');
    expect(world.mailed()[0]?.text).toMatch(/1 nouveau projet pour «\stidal\s»/);
  });

  test('leaves out own projects, those of people with whom there is a block, and what is not public any more', async () => {
    const blocked = await world.samples.person();
    await world.call(blockContact, { ContactedUserID: blocked }, { as: world.reader });
    await world.save('tidal');
    await world.table.write(Step.update(callers.key(world.reader), { planTypeId: 'premium' }));
    await world.publish('Tidal own', world.reader);
    await world.publish('Tidal blocked', blocked);
    await world.call(deleteProject, { ProjectID: await world.publish('Tidal gone') }, { as: world.owner });
    await world.runStream();
    await world.morningOf('2026-11-21');
    expect(await world.notices()).toEqual([]);
    expect(world.mailed()).toEqual([]);
  });

  test('counts in the digest only what is still public when it is sent', async () => {
    await world.save('tidal');
    await world.publish('Tidal lagoon');
    const gone = await world.publish('Tidal fence');
    world.clock.set('2026-11-21T05:00:00.000Z');
    await world.run();
    await world.call(deleteProject, { ProjectID: gone }, { as: world.owner });
    await world.runStream();
    world.clock.set('2026-11-21T06:05:00.000Z');
    await world.run();
    expect(world.mailed()[0]?.text).toContain('1 new project for “tidal”');
  });

  test('is not emailed any more once it is deleted or stopped, although it has been looked up', async () => {
    const [one, other] = [await world.save('tidal'), await world.save('mill')];
    await world.publish('Tidal mill');
    world.clock.set('2026-11-21T05:00:00.000Z');
    await world.run();
    await world.call(deleteSavedSearch, { SavedSearchID: one.SavedSearchID }, { as: world.reader });
    await world.change(other, { email: false });
    world.clock.set('2026-11-21T06:05:00.000Z');
    await world.run();
    expect(world.mailed()).toEqual([]);
    expect(await world.notices()).toHaveLength(2);
  });

  test('has a line of its own in the digest among others, and only where its person wants it', async () => {
    await world.save('tidal', { inApp: false });
    await world.save('lagoon', { email: false });
    await world.save('quiet', { frequency: 'never' });
    await world.publish('Quiet tidal lagoon');
    await world.morningOf('2026-11-21');
    expect((await world.notices())?.map(one => one['search'])).toEqual(['lagoon']);
    expect(world.mailed()[0]?.text.match(/new project/g)).toHaveLength(1);
    expect(world.mailed()[0]?.text).toContain('“tidal”');
  });

  test('tells of what was published in its last minutes the next time', async () => {
    await world.save('tidal');
    world.clock.set('2026-11-21T04:50:00.000Z');
    await world.publish('Tidal lagoon');
    await world.morningOf('2026-11-21');
    expect(await world.notices()).toEqual([]);
    await world.morningOf('2026-11-22');
    expect(await world.notices()).toHaveLength(1);
  });

  test('says that there are more than are counted', async () => {
    const other = await world.samples.person();
    await world.save('tidal');
    for (let number = 0; number < 51; number++)
      await world.samples.published(number < 26 ? world.owner : other, { name: `Tidal ${number}` });
    await world.runStream();
    await world.morningOf('2026-11-21');
    expect(await world.notices()).toMatchObject([{ count: '50', number: '50+' }]);
    expect(world.mailed()[0]?.text).toContain('50+ new projects for “tidal”');
  });
});

test('a weekly search is told on Monday, one that is switched on again of what is published from then on', async () => {
  await world.save('tidal', { frequency: 'weekly' });
  const off = await world.save('lagoon', { frequency: 'never' });
  await world.publish('Tidal lagoon');
  await world.morningOf('2026-11-21');
  expect(await world.notices()).toEqual([]);

  await world.change(off, { frequency: 'daily' });
  await world.morningOf('2026-11-23');
  expect(await world.notices()).toMatchObject([{ search: 'tidal', count: '1' }]);
  expect(world.mailed().map(({ subject }) => subject)).toEqual(['Your weekly digest: 1 update']);
});
