import { environment } from '#functions/platform/environment.ts';
import { provide } from '#functions/platform/uses.ts';
import type { Translator } from '../translator.ts';
import { makeAmazonTranslator } from './amazonTranslate.ts';
import { makeBedrockTranslator } from './bedrockTranslator.ts';
import { embeddedTranslator } from './embeddedTranslator.ts';

/** Creates the translator that the environment configures: none, the embedded one, Amazon Translate, or a model of Amazon Bedrock. */
export function makeTranslator(): Translator | undefined {
  const translator = environment('TRANSLATOR');
  if (translator === 'none') return undefined;
  if (translator === 'embedded') return embeddedTranslator;
  if (translator === 'translate')
    return makeAmazonTranslator({ endpoint: environment('AWS_ENDPOINT_URL_TRANSLATE') });
  return makeBedrockTranslator({
    modelId: translator,
    price: { input: environment('TRANSLATOR_INPUT_PRICE'), output: environment('TRANSLATOR_OUTPUT_PRICE') },
  });
}

/** The translator; undefined where none is set. */
export const textTranslator = provide('translator', makeTranslator, { translator: 'call' });

/** The characters that the installation has translated per UTC day. */
export const translatorBudget = provide('translatorCharactersPerDay', () =>
  environment('TRANSLATOR_DAILY_CHARACTERS'),
);
