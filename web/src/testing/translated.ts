import type { Locator, Page } from 'playwright-core';
import type { Project } from '#shared/entities/project.ts';
import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import type { ProjectTranslation } from '#shared/entities/translation.ts';
import { anOpenRole } from './roleSamples.ts';
import { aProject } from './samples.ts';

/** A translation of the sample project into French, with the given changes. */
export const inFrench = (change: Partial<ProjectTranslation> = {}): ProjectTranslation => ({
  name: 'Guet des marées',
  shortName: 'Marées',
  description: 'Un marégraphe public pour chaque port qui ne peut pas se l’offrir.',
  details: 'La plupart des petits ports lisent l’heure de la marée sur une table imprimée.',
  texts: { contributionName: 'bouée' },
  outdated: [],
  updatedAt: '2026-11-02T10:00:00.000Z',
  percent: 100,
  ...change,
});

/** The sample project, written in English, with a translation into French. */
export const aTranslatedProject = (change: Partial<Project> = {}): Project =>
  aProject({ translations: { fr: inFrench() }, ...change });

/** An open role of it. */
export const aTranslatedRole = (change: Partial<FeaturedProspect> = {}): FeaturedProspect =>
  anOpenRole({
    translations: {
      fr: {
        projectName: 'Guet des marées',
        ProjectShortName: 'Marées',
        PersonType: 'Programmeuse de micrologiciel',
        Notes: 'Vous savez pourquoi un capteur dérive dans l’air salin.',
      },
    },
    ...change,
  });

/** The main texts of that translation by the labels of their fields. */
export const frenchTexts = {
  'Project name': 'Guet des marées',
  'Short name': 'Marées',
  Description: 'Un marégraphe public pour chaque port.',
  Details: 'La plupart des petits ports lisent l’heure de la marée sur une table imprimée.',
};

/** A field of the form in which it is written. */
export const translationField = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** Fills the form with the main texts. */
export async function fillFrench(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(frenchTexts)) await translationField(page, label).fill(text);
}
