import texts from './es.json' with { type: 'json' };
import { type Grammar, GrammarTexts } from './grammar.ts';

/** "de" with a noun that has an article: de + el → del. */
const of = (noun: string): string => `de ${noun}`.replace(/^de el /, 'del ');

/** A noun without its article, with a capital: el taller → Taller. */
const bare = (noun: string): string => {
  const word = noun.replace(/^(el|la|los|las) /, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const es: Grammar = {
  ...GrammarTexts.parse(texts),
  nameOf: (noun, image) => `${capital(noun)} ${of(image)}`,
  shortNameOf: (noun, image) => `${bare(noun)} ${of(image)}`,
  atSetting: (name, setting) => `${name}, ${setting}`,
  forAudience: (name, audience) => `${name} para ${audience}`,
};
