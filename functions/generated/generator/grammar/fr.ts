import texts from './fr.json' with { type: 'json' };
import { type Grammar, GrammarTexts } from './grammar.ts';

/** "de" with a noun that has an article: de + le → du, de + les → des; otherwise unchanged, as in de l’estran. */
const of = (noun: string): string =>
  noun.startsWith('le ')
    ? `du ${noun.slice('le '.length)}`
    : noun.startsWith('les ')
      ? `des ${noun.slice('les '.length)}`
      : `de ${noun}`;

/** A noun without its article, with a capital: l’atelier → Atelier. */
const bare = (noun: string): string => {
  const word = noun.replace(/^(le |la |les |l’)/, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fr: Grammar = {
  ...GrammarTexts.parse(texts),
  nameOf: (noun, image) => `${capital(noun)} ${of(image)}`,
  shortNameOf: (noun, image) => `${bare(noun)} ${of(image)}`,
  atSetting: (name, setting) => `${name}, ${setting}`,
  forAudience: (name, audience) => `${name} pour ${audience}`,
};
