/** Costs of translations by machine, if the installation has a translator; it has none by default. */
import { toMarkup } from '#functions/translation/markup.ts';
import { divideText, unitsOf } from '#functions/translation/units.ts';
import { defaultTranslatorCharacters } from '#infra/cloud/settings.ts';
import { demoProjects } from '#infra/local/demo/projects.ts';
import { machineTranslation } from '#shared/machineTranslation.ts';
import { assumptions, prices } from './prices.ts';

const daysOfMonth = 30;

/** Characters of a text as the translator gets and counts them: its lines with their markup. */
const charactersOf = (text: string): number =>
  unitsOf(divideText(text, [])).reduce((sum, unit) => sum + toMarkup(unit).length, 0);

const mean = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + charactersOf(text), 0) / texts.length;

interface TypicalText {
  what: string;
  characters: number;
  /** Of its translation into one language, which is kept for all readers. */
  dollars: number;
}

const typical = (what: string, texts: readonly string[]): TypicalText => {
  const characters = mean(texts);
  return { what, characters, dollars: characters * prices.translator.character };
};

/** The texts that readers mostly have translated, as long as those of the demo data are on average. */
export const typicalTexts = (): TypicalText[] => [
  typical(
    'a comment',
    demoProjects.flatMap(({ comments = [] }) => comments.map(({ text }) => text)),
  ),
  typical(
    'the details of a project',
    demoProjects.map(({ details }) => details),
  ),
];

/** Characters that are translated for a person or a network in a day, and dollars; those that are given back may have cost as much. */
export function translatedDay(): { characters: number; dollars: number } {
  const characters = machineTranslation.charactersPerDay + machineTranslation.givenBackPerDay;
  return { characters, dollars: characters * prices.translator.character };
}

/** Dollars of a month with so many page views, and the most that the budget of its days lets it cost. */
export function translatedMonth(pageViews: number): { texts: number; dollars: number; most: number } {
  const texts = pageViews * assumptions.translatedViews;
  const each = typicalTexts().reduce((sum, { dollars }, _, all) => sum + dollars / all.length, 0);
  const most = defaultTranslatorCharacters * daysOfMonth * prices.translator.character;
  return { texts, dollars: Math.min(texts * each, most), most };
}
