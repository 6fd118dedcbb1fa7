import { acequia } from './translations/acequia.ts';
import { cairnInYourLanguage } from './translations/cairnInYourLanguage.ts';
import type { DemoTranslations } from './translations/demoTranslations.ts';
import { paperboat, pollen, signalBox } from './translations/inPart.ts';
import { laReparerie } from './translations/laReparerie.ts';
import { orgueDePoche } from './translations/orgueDePoche.ts';
import { semillero } from './translations/semillero.ts';
import { tidewatch } from './translations/tidewatch.ts';

/** Translations of demo projects by their slugs. */
export const translations: Readonly<Record<string, DemoTranslations>> = {
  tidewatch,
  'cairn-in-your-language': cairnInYourLanguage,
  semillero,
  'orgue-de-poche': orgueDePoche,
  acequia,
  pollen,
  paperboat,
  'signal-box': signalBox,
};

/** Translations by members of the teams, whose owners have accepted them. */
export const volunteered: Readonly<Record<string, DemoTranslations>> = { 'la-reparerie': laReparerie };

/** Corrections that owners have made after the translations: parts of the details, which the translations repeat. */
export const corrections: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'signal-box': ['We have 312 cards so far', 'We have 340 cards so far'],
};
