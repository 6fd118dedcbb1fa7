import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approveEdit } from '#functions/admin/approveEdit.ts';
import { denyEdit } from '#functions/admin/denyEdit.ts';
import { listProjectEdits } from '#functions/admin/listProjectEdits.ts';
import { listProjectsForReview } from '#functions/admin/listProjectsForReview.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import { deleteProject } from './deleteProject.ts';
import { reviewedTexts } from './edit.store.ts';
import { frenchTexts, spanishTexts } from './testing/translatedTexts.ts';
import { fr, type TranslationWorld, translationWorld } from './testing/translationWorld.ts';
import { editTranslations, projectTranslations } from './translation.store.ts';
import { withdrawEdit } from './withdrawEdit.ts';

let world: TranslationWorld;
beforeAll(async () => {
  world = await translationWorld();
});
afterAll(() => world.close());

const groups = ['admins'];

describe('A translation', () => {
  test('of a project that is not public takes effect with it, and is shown in its review', async () => {
    const id = await world.samples.submitted(world.owner);
    const { data } = await world.amend(id, fr());
    expect(data?.translations?.fr).toMatchObject({
      ...frenchTexts(),
      texts: {},
      outdated: [],
      updatedAt: world.clock.now(),
      percent: 80, // without the name of a point
    });
    const queue = await world.call(
      listProjectsForReview,
      { query: { status: 'submitted', limit: 50 } },
      { as: world.other, groups },
    );
    const inReview = queue.data?.items.find(({ ProjectID }) => ProjectID === id);
    expect(inReview?.translations?.fr?.name).toBe('Un jardin sur le toit');

    await world.samples.approve(id);
    expect((await world.seen(id)).translations?.fr).toMatchObject(frenchTexts());
    expect((await world.seen(id)).language).toBe('en');
  });

  test('of a public project waits, and only its owner and administrators see it', async () => {
    const id = await world.samples.published(world.owner);
    const { data } = await world.amend(id, fr({ contributionName: 'graine' }));
    expect(data).not.toHaveProperty('translations');
    expect(data?.pendingEdit?.changes).toEqual({
      translations: {
        fr: expect.objectContaining({
          name: { text: 'Un jardin sur le toit', of: 'A garden on the roof' },
          contributionName: { text: 'graine', of: 'seed' },
        }),
      },
    });
    const visitor = await world.seen(id);
    expect(visitor).not.toHaveProperty('translations');
    expect(visitor).not.toHaveProperty('pendingEdit');

    const edits = await world.call(listProjectEdits, { query: { limit: 50 } }, { as: world.other, groups });
    const waiting = edits.data?.items.find(({ ProjectID }) => ProjectID === id);
    expect(waiting?.pendingEdit?.changes.translations?.fr?.['details']?.text).toContain('De la terre');

    const version = data?.pendingEdit?.version ?? 0;
    const approved = await world.call(
      approveEdit,
      { ProjectID: id, body: { version } },
      { as: world.other, groups },
    );
    expect(approved.data?.translations?.fr).toMatchObject(frenchTexts());
    expect((await world.seen(id)).translations?.fr).toMatchObject({
      ...frenchTexts(),
      texts: { contributionName: 'graine' },
      percent: 100,
    });
    expect(await world.seenByOwner(id)).not.toHaveProperty('pendingEdit');
  });

  test('that is denied or discarded is never shown, and the public one stays', async () => {
    const id = await world.translated();
    const other = spanishTexts();
    const first = (await world.amend(id, { translations: { es: other } })).data?.pendingEdit?.version ?? 0;
    const body = { version: first, reason: 'This is about something else.' };
    await world.call(denyEdit, { ProjectID: id, body }, { as: world.other, groups });
    expect(Object.keys((await world.seen(id)).translations ?? {})).toEqual(['fr']);
    expect((await world.seenByOwner(id)).pendingEdit).toMatchObject({
      reason: 'This is about something else.',
    });

    await world.amend(id, { translations: { es: { ...other, name: 'Otro huerto en la azotea' } } });
    expect((await world.seenByOwner(id)).pendingEdit).not.toHaveProperty('reason');
    const { data } = await world.call(withdrawEdit, { ProjectID: id }, { as: world.owner });
    expect(data).not.toHaveProperty('pendingEdit');
    expect(Object.keys(data?.translations ?? {})).toEqual(['fr']);
    expect(await world.table.get(editTranslations.key(id))).toBeUndefined();
  });

  test('that waits stays while other texts change, and goes with the last difference', async () => {
    const id = await world.translated();
    await world.amend(id, { translations: { es: spanishTexts() } });
    const stored = await world.table.get(editTranslations.key(id));
    const { data } = await world.amend(id, { name: 'A forest on the roof' });
    expect(data?.pendingEdit?.changes).toEqual({
      name: 'A forest on the roof',
      translations: stored?.changes,
    });
    await world.amend(id, { translations: { es: null } });
    expect((await world.seenByOwner(id)).pendingEdit?.changes).toEqual({ name: 'A forest on the roof' });
    expect(await world.table.get(editTranslations.key(id))).toBeUndefined();
  });

  test('that changes a few words takes effect immediately, until the changes add up or have a link', async () => {
    const id = await world.translated();
    const few = frenchTexts({ details: `${frenchTexts()['details']} Venez nombreux.` });
    const { data } = await world.amend(id, { translations: { fr: few } });
    expect(data).not.toHaveProperty('pendingEdit');
    expect((await world.seen(id)).translations?.fr?.details).toBe(few['details']);
    expect((await world.table.get(reviewedTexts.key(id)))?.translations?.fr?.['details']?.text).toBe(
      frenchTexts()['details'],
    );

    const linking = { ...few, details: `${few['details']} Voir evil.example` };
    expect((await world.amend(id, { translations: { fr: linking } })).data).toHaveProperty('pendingEdit');
    expect((await world.seen(id)).translations?.fr?.details).toBe(few['details']);
    expect((await world.amend(id, { translations: { fr: few } })).data).not.toHaveProperty('pendingEdit');

    const another = { ...few, name: 'Gagnez de l’argent en dormant' };
    expect((await world.amend(id, { translations: { fr: another } })).data).toHaveProperty('pendingEdit');
  });

  test('is removed immediately, and another language stays', async () => {
    const id = await world.translated();
    await publishEdit(world, { ProjectID: id, owner: world.owner }, { translations: { es: spanishTexts() } });
    const { data } = await world.amend(id, { translations: { fr: null } });
    expect(data).not.toHaveProperty('pendingEdit');
    expect(Object.keys((await world.seen(id)).translations ?? {})).toEqual(['es']);
    await world.amend(id, { translations: { es: null } });
    expect(await world.seen(id)).not.toHaveProperty('translations');
    expect(await world.table.get(projectTranslations.key(id))).toBeUndefined();
  });

  test('goes with the project', async () => {
    const id = await world.translated();
    await world.amend(id, { translations: { es: spanishTexts() } });
    expect(await world.table.get(editTranslations.key(id))).toBeDefined();
    expect((await world.call(deleteProject, { ProjectID: id }, { as: world.owner })).status).toBe(204);
    await world.runStream();
    expect(await world.table.get(projectTranslations.key(id))).toBeUndefined();
    expect(await world.table.get(editTranslations.key(id))).toBeUndefined();
  });
});

describe('A translation is refused', () => {
  test.each<[string, object, { path: string; i18nID: string }[]]>([
    [
      'into the language of the project',
      { en: frenchTexts() },
      [{ path: 'change.translations.en', i18nID: 'validation.translation_own_language' }],
    ],
    [
      'without a main text',
      { fr: { name: 'Un jardin', shortName: 'Jardin', description: frenchTexts()['description'] } },
      [{ path: 'change.translations.fr.details', i18nID: 'validation.required' }],
    ],
    [
      'with a text that is too long or too short',
      { fr: { ...frenchTexts({ details: 'x'.repeat(10_001), 'faq.0.answer': 'x' }) } },
      [
        { path: 'change.translations.fr.details', i18nID: 'validation.generic_field_max_length' },
        { path: 'change.translations.fr.faq.0.answer', i18nID: 'validation.generic_field_min_length' },
      ],
    ],
    [
      'with an unknown piece',
      { fr: frenchTexts({ budget: 'beaucoup' }) },
      [{ path: 'change.translations.fr.budget', i18nID: 'validation.invalid' }],
    ],
    [
      'into an unknown language',
      { de: frenchTexts() },
      [{ path: 'change.translations', i18nID: 'validation.invalid' }],
    ],
    [
      'that repeats the original',
      {
        fr: {
          name: 'A garden on the roof',
          shortName: 'Roof garden',
          description: 'We plant vegetables above the market hall, together.',
          details: 'Soil, beds, water and many hands. The roof carries it, the town agreed, spring is near.',
        },
      },
      [{ path: 'change.translations.fr', i18nID: 'validation.translation_same' }],
    ],
  ])('%s', async (_, translations, fields) => {
    const id = await world.samples.submitted(world.owner);
    const refused = await world.send(id, { change: { translations } });
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', envelope: { data: { fields } } });
    expect(await world.seenByOwner(id)).not.toHaveProperty('translations');
  });

  test('that is too long together with the others', async () => {
    const id = await world.samples.submitted(world.owner);
    const details = 'é'.repeat(10_000);
    await world.amend(id, { details: 'ë'.repeat(10_000) });
    const refused = await world.send(id, {
      change: { translations: { fr: frenchTexts({ details }), es: frenchTexts({ details }) } },
    });
    expect(refused).toMatchObject({
      code: 'VALIDATION_FAILED',
      envelope: {
        data: {
          fields: [
            { path: 'change.translations.fr', i18nID: 'validation.translations_too_long' },
            { path: 'change.translations.es', i18nID: 'validation.translations_too_long' },
          ],
        },
      },
    });
  });

  test('from a person who does not own the project', async () => {
    const id = await world.samples.published(world.owner);
    expect((await world.send(id, { change: fr() }, world.other)).code).toBe('FORBIDDEN');
  });
});
