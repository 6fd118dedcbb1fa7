import { baseLanguages, locales } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';
import { spaces } from '#shared/typography.ts';
import { layOut } from './layout.ts';
import { type EmailTemplate, emailTexts } from './templates.ts';

/** A rendered email. */
export interface EmailMessage {
  subject: string;
  text: string;
  html: string;
}

/** The recipient's language and name, and the values that fill a template. */
export interface EmailContent {
  language: Language;
  /** First name, or username. */
  name: string;
  values?: Record<string, string>;
  /** A message of another person. */
  quote?: string | undefined;
  /** URL of the button. */
  link: string;
}

/** Renders a template in the recipient's language. A missing value is a bug and throws. */
export function renderEmail(
  template: EmailTemplate,
  { language, name, values = {}, quote, link }: EmailContent,
): EmailMessage {
  const base = baseLanguages[language];
  const { greeting, linkFallback, footerReasons, templates } = emailTexts[base];
  const { text, after = [], ...email } = templates[template];
  const fill = (sentence: string): string =>
    spaces[base](sentence).replace(/\{(\w+)\}/g, (_, key: string) => valueOf({ ...values, name }, key));

  return {
    subject: oneLine(fill(email.subject)),
    ...layOut({
      locale: locales[language],
      preheader: fill(email.preheader),
      title: fill(email.title),
      paragraphs: [greeting, ...text].map(fill),
      quote: quote && { before: fill(email.quote ?? ''), message: quote },
      button:
        email.button === undefined
          ? undefined
          : { label: fill(email.button), link, fallback: fill(linkFallback) },
      after: after.map(fill),
      footerReason: fill(valueOf(footerReasons, email.footerReason)),
    }),
  };
}

function valueOf(values: Readonly<Record<string, string>>, key: string): string {
  const value = values[key];
  if (value === undefined) throw new Error(`Email value ${key} is missing.`);
  return value;
}

/** Keeps a subject on one line, whatever a project is called. */
const oneLine = (subject: string): string => subject.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').slice(0, 200);
