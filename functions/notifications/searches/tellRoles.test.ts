import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { removeProspect } from '#functions/prospects/removeProspect.ts';
import type { ProspectDraft } from '#shared/entities/prospect.ts';
import type { ProjectID } from '#shared/ids.ts';
import { forWords } from './testing/aSearch.ts';
import { createSearchWorld, type SearchWorld } from './testing/searchWorld.ts';

let world: SearchWorld;
beforeEach(async () => {
  world = await createSearchWorld();
});
afterEach(() => world.close());

const forRoles = (search: string, filters = {}) => ({
  query: forWords(search, { list: 'roles', ...filters }),
});

/** Adds a role to a project, and lists it in the market. */
async function addRole(ProjectID: ProjectID, role: Partial<ProspectDraft>, as = world.owner) {
  const body = { PersonType: 'Baker', Notes: 'You bake bread.', skill: 'makers', ...role } as const;
  const { data } = await world.call(addProspect, { ProjectID, body }, { as });
  if (!data) throw new Error('The role was not added.');
  await world.runStream();
  return data;
}

test('new roles that match are told in one notice and one line of the digest, with a link to their list, and once', async () => {
  const project = await world.publish('Village oven');
  await addRole(project, { PersonType: 'Baker of yesterday' }); // before the search is saved
  world.clock.add({ minutes: 1 });
  await world.save('bakers', { name: 'Bakers', ...forRoles('bakers', { workplace: ['remote'] }) });
  await addRole(project, { PersonType: 'Baker', workplace: 'remote' });
  await addRole(project, { PersonType: 'Baker of cakes', workplace: 'either' });
  await addRole(project, { PersonType: 'Baker on site', workplace: 'onSite' });
  await addRole(project, { PersonType: 'Mason', Notes: 'You build.', workplace: 'remote' });

  await world.morningOf('2026-11-21');
  const link = '/roles?search=bakers&workplace=remote&sort=newest';
  expect(await world.notices()).toEqual([{ search: 'Bakers', count: '2', number: '2', link }]);
  expect(world.mailed()[0]?.text).toContain(`- 2 new roles for “Bakers”\n  https://cairn.example/en${link}`);
  await world.morningOf('2026-11-22');
  expect(await world.notices()).toHaveLength(1);
});

test('roles that were submitted with a project are new when it is published', async () => {
  const waiting = await world.samples.submitted(world.owner);
  await addRole(waiting, {});
  world.clock.add({ minutes: 1 });
  await world.save('baker', forRoles('baker'));
  world.clock.add({ minutes: 30 });
  await world.samples.approve(waiting);
  await world.runStream();
  await world.morningOf('2026-11-21');
  expect(await world.notices()).toMatchObject([{ count: '1' }]);
});

test('roles of one’s own, of people with whom there is a block, that are gone, or whose last day is over, are not told', async () => {
  const blocked = await world.samples.person();
  await world.call(blockContact, { ContactedUserID: blocked }, { as: world.reader });
  await world.table.write(Step.update(callers.key(world.reader), { planTypeId: 'premium' }));
  await world.save('baker', forRoles('baker'));
  const project = await world.publish('Village oven');
  await addRole(await world.publish('Own oven', world.reader), {}, world.reader);
  await addRole(await world.publish('Blocked oven', blocked), {}, blocked);
  const gone = await addRole(project, {});
  await addRole(project, { applyBy: '2026-11-20' });
  await world.call(removeProspect, { ProjectID: project, ProspectID: gone.ProspectID }, { as: world.owner });
  await world.runStream();
  await world.morningOf('2026-11-21');
  expect(await world.notices()).toEqual([]);
  expect(world.mailed()).toEqual([]);
});

test('a role that is filled between the notice and the digest is not in the digest', async () => {
  await world.save('baker', forRoles('baker'));
  const project = await world.publish('Village oven');
  const gone = await addRole(project, {});
  await addRole(project, { PersonType: 'Baker of cakes' });
  world.clock.set('2026-11-21T05:00:00.000Z');
  await world.run();
  await world.call(removeProspect, { ProjectID: project, ProspectID: gone.ProspectID }, { as: world.owner });
  await world.runStream();
  world.clock.set('2026-11-21T06:05:00.000Z');
  await world.run();
  expect(world.mailed()[0]?.text).toContain('1 new role for “baker”');
});
