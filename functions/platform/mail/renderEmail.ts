import { baseLanguages, locales } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';
import { spaces } from '#shared/typography.ts';
import { layOut } from './layout.ts';

import { type EmailTemplate, words } from './templates.ts';

/** A mail as it goes out. */
export interface EmailMessage {
  subject: string;
  text: string;
  html: string;
}

/** What a letter is made of beside its words. */
export interface EmailContent {
  language: Language;
  /** First name, or username. */
  name: string;
  values?: Record<string, string>;
  /** Words of somebody else. */
  quote?: string | undefined;
  /** Where the button leads: a whole address. */
  link: string;
}

/** A letter of a kind in a person's language. A value that the words ask for and nobody gives is a bug. */
export function renderEmail(
  kind: EmailTemplate,
  { language, name, values = {}, quote, link }: EmailContent,
): EmailMessage {
  const tongue = baseLanguages[language];
  const { hello, address, because, letters } = words[tongue];
  const { text, after = [], ...letter } = letters[kind];
  const fill = (sentence: string): string =>
    spaces[tongue](sentence).replace(/\{(\w+)\}/g, (_, key: string) => valueOf({ ...values, name }, key));

  return {
    subject: oneLine(fill(letter.subject)),
    ...layOut({
      locale: locales[language],
      preheader: fill(letter.preheader),
      title: fill(letter.title),
      paragraphs: [hello, ...text].map(fill),
      quote: quote && { before: fill(letter.quote ?? ''), words: quote },
      button:
        letter.button === undefined
          ? undefined
          : { label: fill(letter.button), link, address: fill(address) },
      after: after.map(fill),
      because: fill(becauseOf(because, letter.because)),
    }),
  };
}

function valueOf(values: Record<string, string>, key: string): string {
  const value = values[key];
  if (value === undefined) throw new Error(`A letter needs a value for ${key}.`);
  return value;
}

const becauseOf = (because: Record<string, string>, key: string): string => valueOf(because, key);

/** A subject is one line, whatever somebody called their project. */
const oneLine = (subject: string): string => subject.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').slice(0, 200);
