import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reviewedTexts } from '#functions/projects/edit.store.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { listings } from '#functions/projects/listing.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projects } from '#functions/projects/project.store.ts';
import { hiddenLinks } from '#functions/projects/testing/hiddenLinks.ts';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { withdrawEdit } from '#functions/projects/withdrawEdit.ts';
import { recordEvents } from '#functions/testing/recordEvents.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { KnownValues, ProposalChange } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { approveEdit } from './approveEdit.ts';
import { denyEdit } from './denyEdit.ts';
import { listProjectEdits } from './listProjectEdits.ts';

/** Edits of public projects, which can turn an approved project into another one. */
let world: World;
let owner: UserID;
let admin: UserID;
let id: ProjectID;
let samples: ReturnType<typeof samplesIn>;
const groups = ['admins'];
const details = 'A well that a village digs with its own hands, and a pump that a child can repair. '
  .repeat(6)
  .trim();

beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  [owner, admin] = [await samples.person(), await samples.person()];
});
beforeEach(async () => {
  id = await samples.published(owner, { name: 'Village well', details });
  await recordEvents(world, Object.values(projectEvents));
});
afterAll(() => world.close());

const edit = (change: ProposalChange, known: KnownValues = {}) =>
  world.call(updateProject, { ProjectID: id, body: { change, known } }, { as: owner });
/** The version of the edit that a change leaves. */
const versionOf = async (change: ProposalChange) => (await edit(change)).data?.pendingEdit?.version ?? 0;
const seenBy = async (as?: UserID) =>
  (await world.call(getProject, { ProjectID: id }, as === admin ? { as, groups } : as ? { as } : {})).data;
const approve = (version: number) =>
  world.call(approveEdit, { ProjectID: id, body: { version } }, { as: admin, groups });
const deny = (version: number, reason = 'This is another project.') =>
  world.call(denyEdit, { ProjectID: id, body: { version, reason } }, { as: admin, groups });
const waiting = async () =>
  (await world.call(listProjectEdits, { query: { limit: 100 } }, { as: admin, groups })).data?.items.map(
    ({ ProjectID }) => ProjectID,
  );

describe('A small edit', () => {
  test.each([
    ['capital letters of the name', { name: 'Village Well' }],
    ['a word of the details', { details: details.replace('a child can repair', 'every child can repair') }],
    ['a figure', { progress: 40 }],
  ])('of %s takes effect at once', async (_, change) => {
    expect((await edit(change)).data).toMatchObject(change);
    expect(await seenBy()).toMatchObject(change);
    expect(await waiting()).not.toContain(id);
  });

  test('adds up with those before it, until an administrator has read them', async () => {
    let text = details;
    for (let part = 0; part < 6; part++) {
      text = text.replace('its own hands, and a pump', `word${part} ${'x'.repeat(20)}${part}`);
      await edit({ details: text });
    }
    const shown = (await seenBy())?.details ?? '';
    expect(shown).toContain('word0');
    expect(shown).not.toContain('word5');
    const pending = (await seenBy(owner))?.pendingEdit;
    expect(pending?.changes.details).toBe(text);
    await approve(pending?.version ?? 0);
    expect(await world.table.get(reviewedTexts.key(id))).toBeUndefined();
    expect((await edit({ details: text.replace('word5', 'word6') })).data?.pendingEdit).toBeUndefined();
  });
});

describe('A substantial edit', () => {
  test.each<[string, ProposalChange]>([
    ['a new name', { name: 'Earn while you sleep' }],
    ['another description', { description: 'A fund that pays back double within one single month.' }],
    ['other details', { details: 'Send money to this address and wait for your reward. '.repeat(8) }],
    ['a new link in the details', { details: `${details} See evil.example.` }],
    ['symbols in the name', { name: 'Village well 🎰🎰🎰' }],
    ['a link of another script', { details: `${details} пример.рф` }],
    ...hiddenLinks.map((link): [string, ProposalChange] => [
      `the link ${link}`,
      { details: `${details}\n\n${link}` },
    ]),
    ['a video', { videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
    ['a prototype', { prototypeUrl: 'https://codepen.io/ada/pen/ExJbgxY' }],
  ])('with %s waits, and only the owner and administrators see it', async (_, change) => {
    const before = await seenBy();
    const { status, data } = await edit({ ...change, progress: 55 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ progress: 55, pendingEdit: { submittedAt: world.clock.now() } });
    expect(await seenBy()).toEqual({
      ...before,
      progress: 55,
      updatedAt: world.clock.now(),
      completeness: expect.any(Number),
    });
    expect((await seenBy(owner))?.pendingEdit?.changes).toHaveProperty(Object.keys(change)[0] ?? '');
    expect((await seenBy(admin))?.pendingEdit).toBeDefined();
    expect(await waiting()).toContain(id);
  });

  test('can be changed again, is compared with what the tab knew, and disappears with its last difference', async () => {
    await edit({ name: 'Earn while you sleep' });
    const stale = await edit({ name: 'Another one' }, { name: 'Village well' });
    expect(stale.code).toBe('PROJECT_CHANGED');
    const again = await edit({ name: 'Earn a lot' }, { name: 'Earn while you sleep' });
    expect(again.data?.pendingEdit).toMatchObject({ changes: { name: 'Earn a lot' } });
    const back = await edit({ name: 'Village well' });
    expect(back.data?.pendingEdit).toBeUndefined();
    expect(await waiting()).not.toContain(id);
  });

  test('of a translation alone is published without writing the project, and its listing follows', async () => {
    const version = await versionOf({ translations: { fr: frenchTexts() } });
    await world.runStream(); // so that the listing follows nothing but the approval
    const before = await world.table.get(projects.key(id));
    expect((await approve(version)).status).toBe(200);
    expect(await world.table.get(projects.key(id))).toEqual(before);
    expect((await seenBy())?.translations?.fr).toMatchObject({ name: 'Un jardin sur le toit' });
    await world.runStream();
    expect((await world.table.get(listings.key(id)))?.document?.translations?.fr?.name).toBe(
      'Un jardin sur le toit',
    );
  });

  test('is published by an administrator who has read this state of it, once', async () => {
    const first = await versionOf({
      name: 'Two wells',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
    const second = await versionOf({ name: 'Three wells' });
    expect((await approve(first)).code).toBe('EDIT_CHANGED');
    const answers = await Promise.all([approve(second), approve(second), approve(second)]);
    expect(answers.map(({ code }) => code ?? 'ok').toSorted()).toEqual([
      'EDIT_CHANGED',
      'EDIT_CHANGED',
      'ok',
    ]);
    expect((await deny(second)).code).toBe('EDIT_CHANGED');
    expect(await seenBy()).toMatchObject({ name: 'Three wells', videoUrl: expect.any(String) });
    expect(await recordEvents(world, Object.values(projectEvents))).toEqual([
      { type: 'editApproved', payload: { ProjectID: id, OwnerUserID: owner } },
    ]);
    expect(await waiting()).not.toContain(id);
  });

  test('that adds a prototype is published, and its removal is small', async () => {
    const prototypeUrl = 'https://codepen.io/ada/pen/ExJbgxY';
    await approve(await versionOf({ prototypeUrl }));
    expect(await seenBy()).toMatchObject({ prototypeUrl });
    const another = await edit({ prototypeUrl: 'https://codepen.io/ada/pen/AnotherOne' });
    expect(another.data).toMatchObject({ prototypeUrl, pendingEdit: { changes: expect.anything() } });
    await edit({ prototypeUrl: null });
    expect(await seenBy()).not.toHaveProperty('prototypeUrl');
    expect(await waiting()).not.toContain(id);
  });

  test('is denied with a reason, which the owner sees, and waits again once it is changed', async () => {
    const version = await versionOf({ name: 'Earn while you sleep' });
    expect((await deny(version)).status).toBe(200);
    expect((await approve(version)).code).toBe('EDIT_CHANGED');
    expect(await waiting()).not.toContain(id);
    expect((await seenBy(owner))?.pendingEdit).toMatchObject({ reason: 'This is another project.' });
    expect((await seenBy())?.name).toBe('Village well');
    expect(await recordEvents(world, Object.values(projectEvents))).toEqual([
      {
        type: 'editDenied',
        payload: { ProjectID: id, OwnerUserID: owner, reason: 'This is another project.' },
      },
    ]);
    await edit({ name: 'Village wells' });
    expect((await seenBy(owner))?.pendingEdit).not.toHaveProperty('reason');
    expect(await waiting()).toContain(id);
  });

  test('is discarded by its owner alone', async () => {
    const version = await versionOf({ name: 'A harmless name' });
    expect((await world.call(withdrawEdit, { ProjectID: id }, { as: admin, groups })).code).toBe('FORBIDDEN');
    const { data } = await world.call(withdrawEdit, { ProjectID: id }, { as: owner });
    expect(data).toMatchObject({ name: 'Village well' });
    expect(data).not.toHaveProperty('pendingEdit');
    expect((await approve(version)).code).toBe('EDIT_CHANGED');

    await edit({ name: 'Earn while you sleep' });
    expect((await approve(version)).code).toBe('EDIT_CHANGED');
    expect((await seenBy())?.name).toBe('Village well');
  });
});
