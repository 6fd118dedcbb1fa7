import texts from './en.json' with { type: 'json' };
import { type Grammar, GrammarTexts } from './grammar.ts';

/** English with British spelling. */
export const en: Grammar = {
  ...GrammarTexts.parse(texts),
  nameOf: (noun, image) => `The ${image} ${noun}`,
  shortNameOf: (noun, image) => `${image} ${noun}`,
  atSetting: (name, setting) => `${name} ${setting}`,
  forAudience: (name, audience) => `${name} for ${audience}`,
};
