import { describe, expect, test } from 'vitest';
import type { FeaturedProspect } from '../entities/prospect.ts';
import { ProspectID } from '../ids.ts';
import { piecesOf } from './pieces.ts';
import { applyTranslation, storedPiecesOf, textsToEdit, toProjectTranslation } from './translations.ts';
import { listedRoleVersion, pageLanguagesOf, roleVersion, shownLanguage } from './versionOf.ts';

const project = {
  name: 'A garden on the roof',
  shortName: 'Roof garden',
  description: 'We plant vegetables above the market hall.',
  details: 'Soil, beds, water and many hands.',
  contributionName: 'seed',
  budgetLines: [
    { purpose: 'Soil', amount: 1_000 },
    { purpose: 'Water', amount: 500 },
    { purpose: 'Soil', amount: 200 },
  ],
  milestones: [{ name: 'First beds', amount: 900 }],
  stoneNames: ['Beds', '', '', '', '', '', ''],
};
const role = { ProspectID: ProspectID.parse('r-1'), PersonType: 'Gardener', Notes: 'You water.' };

test('The pieces of a project are its texts in the order of the page, without empty ones', () => {
  expect(piecesOf(project, [role]).map(({ key }) => key)).toEqual([
    'name',
    'shortName',
    'description',
    'details',
    'budgetLines.0',
    'budgetLines.1',
    'budgetLines.2',
    'milestones.0',
    'stoneNames.0',
    'contributionName',
    'role.r-1.PersonType',
    'role.r-1.Notes',
  ]);
});

describe('Entries of a list', () => {
  const pieces = piecesOf(project);

  test('with the same original have their own translation, or that of the other', () => {
    const both = {
      'budgetLines.0': { text: 'Terreau', of: 'Soil' },
      'budgetLines.2': { text: 'Terre', of: 'Soil' },
    };
    expect(applyTranslation(pieces, both).texts).toEqual({
      'budgetLines.0': 'Terreau',
      'budgetLines.2': 'Terre',
    });
    const one = { 'budgetLines.1': { text: 'Terre', of: 'Soil' } };
    expect(applyTranslation(pieces, one)).toEqual({
      texts: { 'budgetLines.0': 'Terre', 'budgetLines.2': 'Terre' },
      outdated: {}, // the translation of another line is not a former one of the second
    });
  });

  test('that have changed are outdated, and can be edited', () => {
    const stored = { 'budgetLines.1': { text: 'Eau', of: 'Rain' } };
    expect(applyTranslation(pieces, stored)).toEqual({ texts: {}, outdated: stored });
    expect(textsToEdit(project, [], stored)).toEqual({ 'budgetLines.1': 'Eau' });
  });
});

test('A translation as its owner sees it has everything that is stored of it', () => {
  const stored = {
    name: { text: 'Un jardin', of: 'A garden' },
    shortName: { text: 'Jardin', of: project.shortName },
    description: { text: 'Nous plantons des légumes.', of: project.description },
    details: { text: 'De la terre et des mains.', of: project.details },
    'stoneNames.0': { text: 'Bacs', of: 'Raised beds' },
    'role.r-1.Notes': { text: 'Vous arrosez.', of: 'You water.' },
  };
  const view = toProjectTranslation(project, stored, { updatedAt: '', mayEdit: true });
  expect(view.outdated).toEqual(['name', 'stoneNames.0']);
  expect(storedPiecesOf(project, view)).toEqual(stored);
});

describe('A version', () => {
  const translated = {
    language: 'en',
    translations: {
      fr: {
        name: 'Un jardin',
        shortName: 'Jardin',
        description: '',
        details: '',
        texts: {},
        roles: { 'role.r-1.PersonType': { text: 'Jardinière', of: 'Gardener' } },
        outdated: [],
        updatedAt: '',
        percent: 80,
      },
    },
  } as const;

  test('is in the language of the reader if there is one, for all variants of English', () => {
    expect([shownLanguage(translated, 'fr'), shownLanguage(translated, 'es')]).toEqual(['fr', 'en']);
    expect(pageLanguagesOf(translated)).toEqual(['en', 'fr', 'gb', 'us']);
    expect(pageLanguagesOf({ language: 'es' })).toEqual(['es']);
  });

  test('of a role has the translations of its present texts, and says in which languages they are', () => {
    const { translations } = translated;
    const copy = {
      language: translated.language,
      translations: { fr: { ...translations.fr, outdated: [] } },
    };
    expect(roleVersion(role, copy, 'fr')).toEqual({
      role: { ...role, PersonType: 'Jardinière' },
      languages: { PersonType: 'fr', Notes: 'en', starterTask: 'en' },
    });
    const renamed = { ...role, PersonType: 'Head gardener' };
    expect(roleVersion(renamed, copy, 'fr').languages).toMatchObject({ PersonType: 'en', Notes: 'en' });
  });

  test('of a role has its starter task as a whole, in the original once one of its texts has changed', () => {
    const starterTask = { Title: 'Water one bed', Description: 'Say how much it took.' };
    const withTask = { ...role, starterTask };
    const keys = piecesOf(project, [withTask]).map(({ key }) => key);
    expect(keys.slice(-2)).toEqual(['role.r-1.starterTitle', 'role.r-1.starterDescription']);

    const copyWith = (of: string) => ({
      language: 'en' as const,
      translations: {
        fr: {
          ...translated.translations.fr,
          outdated: [],
          roles: {
            'role.r-1.starterTitle': { text: 'Arroser une planche', of: 'Water one bed' },
            'role.r-1.starterDescription': { text: 'Dites combien il a fallu.', of },
          },
        },
      },
    });
    const shown = roleVersion(withTask, copyWith(starterTask.Description), 'fr');
    expect(shown.role.starterTask).toEqual({
      Title: 'Arroser une planche',
      Description: 'Dites combien il a fallu.',
    });
    expect(shown.languages).toMatchObject({ PersonType: 'en', starterTask: 'fr' });
    const outdated = roleVersion(withTask, copyWith('Say how long it took.'), 'fr');
    expect(outdated.role.starterTask).toEqual(starterTask);
    expect(outdated.languages.starterTask).toBe('en');
  });

  test('of a listed role has the names of its project', () => {
    const listed = {
      ...role,
      language: 'en',
      projectName: 'A garden',
      ProjectShortName: 'Garden',
      translations: { fr: { projectName: 'Un jardin', ProjectShortName: 'Jardin', Notes: 'Vous arrosez.' } },
    } as unknown as FeaturedProspect; // the fields that a version changes
    expect(listedRoleVersion(listed, 'fr')).toMatchObject({
      role: { projectName: 'Un jardin', PersonType: 'Gardener', Notes: 'Vous arrosez.' },
      languages: { projectName: 'fr', PersonType: 'en', Notes: 'fr' },
    });
    expect(listedRoleVersion(listed, 'es').role).toEqual(listed);
  });
});
