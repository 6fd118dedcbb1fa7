import { takeFromBudget } from '#functions/platform/dayBudget.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { keepTogether } from '#shared/typography.ts';
import { toMarkup } from './markup.ts';
import { translationUseSteps } from './translationUse.store.ts';
import type { Translator } from './translator.ts';
import { divideText, joinText, unitsOf } from './units.ts';

interface Asked {
  texts: Record<string, string>;
  /** Names in the texts, which stay as they are. */
  names: readonly string[];
  from: WrittenLanguage;
  into: WrittenLanguage;
  /** The person, or the network of visitors, whose allowance it takes. */
  who: string;
}

type TranslationDeps = Deps & { translator: Translator; translatorCharactersPerDay: number };

type Failed = Refusal<
  | 'TRANSLATION_LIMIT_REACHED'
  | 'TRANSLATION_BUDGET_USED'
  | 'TRANSLATION_UNAVAILABLE'
  | 'TRANSLATION_NOT_POSSIBLE'
  | 'CONCURRENT_UPDATE'
>;

/**
 * Translates texts within the allowance of the person and the budget of the day, both in characters as the translator gets them.
 * While the translator cannot be reached, the person gets the characters back. Cost: 2 DynamoDB requests, 3 after a failure.
 */
export async function translateAll(
  { texts, names, from, into, who }: Asked,
  deps: TranslationDeps,
): Promise<{ texts: Record<string, string>; isPartial: boolean } | Failed> {
  const divided = Object.entries(texts).map(([name, text]) => ({ name, pieces: divideText(text, names) }));
  const units = divided.flatMap(({ pieces }) => unitsOf(pieces));
  if (units.length === 0) return refuse('TRANSLATION_NOT_POSSIBLE');
  const characters = units.reduce((sum, unit) => sum + toMarkup(unit).length, 0);

  const taken = await takeCharacters(who, characters, deps);
  if (isRefusal(taken)) return taken;
  const { table, log, translator } = deps;
  const mayRepeat = async () => !(await takeFromBudget(deps, budgetOf(deps), characters));
  const translations = await translator.translate({ units, from, into, mayRepeat, log });
  if (isRefusal(translations)) {
    await table.write(translationUseSteps.forgive(who, characters, taken.at));
    return translations;
  }
  if (translations.every(one => one === undefined)) return refuse('TRANSLATION_NOT_POSSIBLE');

  const rest = translations.values();
  const translated = divided.map(({ name, pieces }) => {
    const own = unitsOf(pieces).map(() => rest.next().value);
    return [name, keepTogether(joinText(pieces, own))] as const;
  });
  return {
    texts: Object.fromEntries(translated),
    isPartial: translations.includes(undefined),
  };
}

const budgetOf = ({ translatorCharactersPerDay }: TranslationDeps) =>
  ({
    of: 'translator',
    most: translatorCharactersPerDay,
    refusal: refuse('TRANSLATION_BUDGET_USED'),
    events: { low: 'translator.budget_low', used: 'translator.budget_used' },
  }) as const;

/** Takes characters off the person's allowance, then off the budget of all, which a person without allowance does not use up. */
async function takeCharacters(who: string, characters: number, deps: TranslationDeps) {
  const at = deps.now();
  const tooMany = await deps.table.write(translationUseSteps.take(who, characters, at));
  if (tooMany) return tooMany;
  const used = await takeFromBudget(deps, budgetOf(deps), characters);
  if (!used) return { at };
  await deps.table.write(translationUseSteps.giveBack(who, characters, at));
  return used;
}
