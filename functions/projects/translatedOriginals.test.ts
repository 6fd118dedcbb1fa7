import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approveEdit } from '#functions/admin/approveEdit.ts';
import { removeProspect } from '#functions/prospects/removeProspect.ts';
import { updateProspect } from '#functions/prospects/updateProspect.ts';
import type { Faq } from '#shared/entities/showing.ts';
import { versionOf } from '#shared/translation/versionOf.ts';
import { frenchTexts } from './testing/translatedTexts.ts';
import { fr, type TranslationWorld, translationWorld } from './testing/translationWorld.ts';
import { projectTranslations } from './translation.store.ts';

let world: TranslationWorld;
beforeAll(async () => {
  world = await translationWorld();
});
afterAll(() => world.close());

const groups = ['admins'];

describe('An original that changes', () => {
  test('leaves the single texts of a translation shown as outdated, until they are changed or confirmed', async () => {
    const id = await world.translated({ contributionName: 'graine' });
    await world.amend(id, { contributionName: 'seedling' });
    const details =
      'Soil, beds, water and very many hands. The roof carries it, the town agreed, spring is near.';
    await world.amend(id, { details });
    const visitor = (await world.seen(id)).translations?.fr;
    expect(visitor).toMatchObject({
      details: frenchTexts()['details'],
      texts: { contributionName: 'graine' },
      outdated: ['details', 'contributionName'],
      percent: 60,
    });
    expect(visitor).not.toHaveProperty('former');
    expect((await world.seenByOwner(id)).translations?.fr?.former).toEqual({
      details: {
        text: frenchTexts()['details'],
        of: 'Soil, beds, water and many hands. The roof carries it, the town agreed, spring is near.',
      },
      contributionName: { text: 'graine', of: 'seed' },
    });

    await world.amend(id, { ...fr({ contributionName: 'plantule' }) });
    expect((await world.seen(id)).translations?.fr).toMatchObject({ outdated: ['details'] });
    const confirmed = fr({ contributionName: 'plantule' });
    const { data } = await world.send(id, { change: confirmed, originals: { details } });
    expect(data).not.toHaveProperty('pendingEdit');
    expect((await world.seen(id)).translations?.fr).toMatchObject({ outdated: [], percent: 100 });
  });

  test('makes a translation outdated that was begun before, and is saved afterwards', async () => {
    const id = await world.translated();
    const { details: of } = await world.seenByOwner(id);
    const details =
      'Soil, beds, water and very many hands. The roof carries it, the town agreed, spring is near.';
    await world.amend(id, { details });
    const text = 'De la terre, des bacs, de l’eau et des mains. Le toit tient, la ville est d’accord.';
    await world.send(id, { change: fr({ details: text }), originals: { details: of } });
    expect((await world.seenByOwner(id)).translations?.fr).toMatchObject({
      outdated: ['details'],
      former: { details: { text, of } },
    });
  });

  test('in another place of its list keeps the translation that was begun before it was moved', async () => {
    const faq: Faq = [
      { question: 'Who may plant?', answer: 'All who come on Saturday.' },
      { question: 'Does the roof carry it?', answer: 'Yes, twice over.' },
    ];
    const id = await world.translated({}, { faq });
    await world.amend(id, { faq: faq.slice(1) });
    const change = fr({
      'faq.0.question': 'Qui peut planter\u202F?',
      'faq.1.question': 'Le toit tient-il\u202F?',
    });
    const originals = { 'faq.0.question': faq[0]?.question, 'faq.1.question': faq[1]?.question };
    await world.send(id, { change, originals });
    expect((await world.seenByOwner(id)).translations?.fr).toMatchObject({
      texts: { 'faq.0.question': 'Le toit tient-il\u202F?' },
      outdated: [],
    });
  });

  test('never shows an answer under another question', async () => {
    const faq: Faq = [
      { question: 'Who may plant?', answer: 'All who come on Saturday.' },
      { question: 'Does the roof carry it?', answer: 'Yes, twice over.' },
    ];
    const id = await world.translated(
      {
        'faq.0.question': 'Qui peut planter\u202F?',
        'faq.0.answer': 'Toutes les personnes qui viennent le samedi.',
        'faq.1.question': 'Le toit tient-il\u202F?',
        'faq.1.answer': 'Oui, deux fois.',
      },
      { faq },
    );
    await world.amend(id, { faq: faq.toReversed() });
    expect(versionOf(await world.seen(id), 'fr').project.faq).toEqual([
      { question: 'Le toit tient-il\u202f?', answer: 'Oui, deux fois.' },
      { question: 'Qui peut planter\u202f?', answer: 'Toutes les personnes qui viennent le samedi.' },
    ]);

    const changed = [
      ...faq.toReversed().slice(0, 1),
      { question: 'Who may plant?', answer: 'All who come on Sunday.' },
    ];
    await world.amend(id, { faq: changed });
    const version = versionOf(await world.seen(id), 'fr');
    expect(version.project.faq?.[1]).toEqual({
      question: 'Qui peut planter\u202f?',
      answer: 'All who come on Sunday.',
    });
    expect([version.languageOf('faq.1.question'), version.languageOf('faq.1.answer')]).toEqual(['fr', 'en']);
  });

  test('of language removes the translation into the new one', async () => {
    const id = await world.translated();
    const { data } = await world.amend(id, { language: 'fr' });
    expect(data).not.toHaveProperty('translations');
    expect(await world.table.get(projectTranslations.key(id))).toBeUndefined();
  });

  test('together with its translation is reviewed with it, and neither is outdated', async () => {
    const id = await world.translated();
    const name = 'A forest on the roof';
    const { data } = await world.amend(id, { name, ...fr({ name: 'Une forêt sur le toit' }) });
    expect((await world.seen(id)).translations?.fr).toMatchObject({
      name: 'Un jardin sur le toit',
      outdated: [],
    });
    const version = data?.pendingEdit?.version ?? 0;
    await world.call(approveEdit, { ProjectID: id, body: { version } }, { as: world.other, groups });
    expect(await world.seen(id)).toMatchObject({
      name,
      translations: { fr: { name: 'Une forêt sur le toit', outdated: [] } },
    });
  });
});

describe('Translations of roles', () => {
  test('are kept with the text that they translate, and dropped with the role', async () => {
    const id = await world.samples.submitted(world.owner);
    const role = await world.addRole(id);
    const gone = await world.addRole(id);
    await world.call(removeProspect, { ProjectID: id, ProspectID: gone }, { as: world.owner });
    const key = `role.${role}.PersonType`;
    await world.amend(id, fr({ [key]: 'Jardinière', [`role.${gone}.PersonType`]: 'Jardinier' }));
    expect((await world.seenByOwner(id)).translations?.fr?.roles).toEqual({
      [key]: { text: 'Jardinière', of: 'Gardener' },
    });

    const body = { PersonType: 'Head gardener' };
    await world.call(updateProspect, { ProjectID: id, ProspectID: role, body }, { as: world.owner });
    await world.amend(id, fr({ [key]: 'Jardinière' }));
    expect((await world.seenByOwner(id)).translations?.fr?.roles?.[key]?.of).toBe('Gardener');
    const originals = { [key]: 'Head gardener' };
    await world.send(id, { change: fr({ [key]: 'Jardinière' }), originals });
    expect((await world.seenByOwner(id)).translations?.fr?.roles?.[key]?.of).toBe('Head gardener');
  });
});

describe('Two tabs', () => {
  test('do not overwrite what the other has translated', async () => {
    const id = await world.translated();
    const known = { translations: { fr: frenchTexts() } };
    const mine = frenchTexts({ name: 'Un Jardin sur le toit' });
    expect((await world.send(id, { change: { translations: { fr: mine } }, known })).status).toBe(200);
    expect((await world.send(id, { change: fr(), known })).code).toBe('PROJECT_CHANGED');
    expect((await world.send(id, { change: fr(), known: { translations: { fr: null } } })).code).toBe(
      'PROJECT_CHANGED',
    );
    const fresh = { translations: { fr: mine, es: null } };
    expect((await world.send(id, { change: fr(), known: fresh })).status).toBe(200);
  });

  test('that write at the same time write once', async () => {
    const id = await world.samples.submitted(world.owner);
    const codes = await world.atOnce(id, fr(), fr({ contributionName: 'graine' }));
    expect(codes.toSorted()).toEqual(['PROJECT_CHANGED', 'ok']);
    const again = await world.atOnce(id, fr({ contributionName: 'pousse' }), { translations: { fr: null } });
    expect(again.toSorted()).toEqual(['PROJECT_CHANGED', 'ok']);
  });

  test('do not publish a state of an edit that the administrator has not read', async () => {
    const id = await world.samples.published(world.owner);
    const version = (await world.amend(id, fr())).data?.pendingEdit?.version ?? 0;
    await world.amend(id, fr({ name: 'Gagnez de l’argent en dormant' }));
    const { code } = await world.call(
      approveEdit,
      { ProjectID: id, body: { version } },
      { as: world.other, groups },
    );
    expect(code).toBe('EDIT_CHANGED');
    expect(await world.seen(id)).not.toHaveProperty('translations');
  });
});
