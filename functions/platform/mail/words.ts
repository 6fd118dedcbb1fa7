import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

/** The words of one letter; `{name}` stands for a value. */
export interface LetterWords {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  title: string;
  text: readonly string[];
  /** Before words of somebody else, which stand by themselves. */
  quote?: string;
  button?: string;
  after?: readonly string[];
  /** Why the person receives it. */
  because: string;
}

export type LetterKind = keyof typeof en.letters;

interface Words {
  hello: string;
  /** Before the address of the button, for who cannot press it. */
  address: string;
  /** Why a person receives a letter. */
  because: Record<keyof typeof en.because, string>;
  letters: Record<LetterKind, LetterWords>;
}

/** The words of mail, by language; a letter that is missing in one does not compile. */
export const words: Record<'en' | 'fr' | 'es', Words> = { en, fr, es };

/** All kinds of letters. */
export const letterKinds = Object.keys(en.letters) as LetterKind[]; // the keys of the imported object
