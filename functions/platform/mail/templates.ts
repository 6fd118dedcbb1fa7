import en from './templates/en.json' with { type: 'json' };
import es from './templates/es.json' with { type: 'json' };
import fr from './templates/fr.json' with { type: 'json' };

/** The words of one letter; `{name}` stands for a value. */
export interface EmailTexts {
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

export type EmailTemplate = keyof typeof en.letters;

interface Words {
  hello: string;
  /** Before the address of the button, for who cannot press it. */
  address: string;
  /** Why a person receives a letter. */
  because: Record<keyof typeof en.because, string>;
  letters: Record<EmailTemplate, EmailTexts>;
}

/** The words of mail, by language; a letter that is missing in one does not compile. */
export const words: Record<'en' | 'fr' | 'es', Words> = { en, fr, es };

/** All kinds of letters. */
export const emailTemplates = Object.keys(en.letters) as EmailTemplate[]; // the keys of the imported object
