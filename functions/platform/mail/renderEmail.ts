import { americanSpelling } from '#shared/americanSpelling.ts';
import { isolated } from '#shared/isolated.ts';
import { baseLanguages, locales } from '#shared/locales.ts';
import { operator, operatorAddressIn } from '#shared/operator.ts';
import type { Language } from '#shared/settings.ts';
import { excerptOf } from '#shared/truncate.ts';
import { spaces } from '#shared/typography.ts';
import { withUnnamedPeople } from '#shared/withUnnamedPeople.ts';
import { layOut, type Quote } from './layout.ts';
import { type EmailTemplate, emailTexts } from './templates.ts';

/** A rendered email. */
export interface EmailMessage {
  subject: string;
  text: string;
  html: string;
  /** Stops emails like this one by a POST (RFC 8058); absent if they are always sent. */
  unsubscribeUrl?: string | undefined;
}

/** URLs that stop an optional email: by one click in an email program, on a page, and on the page with all choices. */
export interface UnsubscribeUrls {
  oneClick: string;
  page: string;
  settings: string;
}

/** A link in an email: its text is the subject of its template. */
export interface EmailLine {
  template: EmailTemplate;
  values: Record<string, string>;
  link: string;
}

/** The recipient's language and name, and the values that fill a template. */
export interface EmailContent {
  language: Language;
  /** First name, or username; absent for strangers. */
  name: string | undefined;
  values?: Record<string, string>;
  quote?: Quote | undefined;
  /** Lists of links, each with a heading. */
  sections?: readonly { title: string; lines: readonly EmailLine[] }[] | undefined;
  /** URL of the button. */
  link: string;
  /** Absent for emails that are always sent. */
  unsubscribe?: UnsubscribeUrls | undefined;
}

/** Renders a template in the recipient's language. A missing value is a bug and throws. */
export function renderEmail(
  template: EmailTemplate,
  { language, name, values = {}, quote, sections = [], link, unsubscribe }: EmailContent,
): EmailMessage {
  const { greeting, strangerGreeting, linkFallback, footerReasons, templates } =
    emailTexts[baseLanguages[language]];
  const { text, after = [], ...email } = templates[template];
  const fill = filledIn(language, { ...values, ...(name !== undefined && { name }) });

  return {
    subject: subjectLine(fill(email.subject)),
    unsubscribeUrl: unsubscribe?.oneClick,
    ...layOut({
      locale: locales[language],
      preheader: fill(email.preheader),
      title: fill(email.title),
      paragraphs: [name === undefined ? strangerGreeting : greeting, ...text].map(fill),
      quote: quote && { before: fill(email.quote ?? ''), ...quote },
      sections: sections.map(({ title, lines }) => ({
        title,
        entries: lines.map(line => ({ text: subjectOf(language, line), link: line.link })),
      })),
      button:
        email.button === undefined
          ? undefined
          : { label: fill(email.button), link, fallback: fill(linkFallback) },
      after: after.map(fill),
      more: undefined,
      footerReason: fill(valueOf(footerReasons, email.footerReason)),
      company: companyLine(language),
      footerLinks: unsubscribe ? toFooterLinks(language, unsubscribe) : [],
    }),
  };
}

/**
 * Fills values into the texts of a language. Texts are converted to the spelling of their readers, values are not. Throws
 * for a missing value, which is a bug.
 */
export const filledIn =
  (language: Language, values: Readonly<Record<string, string>>) =>
  (sentence: string): string => {
    const base = baseLanguages[language];
    const named = withUnnamedPeople(values, language);
    const spelled = language === 'us' ? americanSpelling(sentence) : sentence;
    return spaces[base](spelled).replace(/\{(\w+)\}/g, (_, key: string) => isolated(valueOf(named, key)));
  };

/** The subject of an email, which is also its text in a list. */
export const subjectOf = (language: Language, { template, values }: Omit<EmailLine, 'link'>): string =>
  subjectLine(filledIn(language, values)(emailTexts[baseLanguages[language]].templates[template].subject));

/** The company behind the site with its registration and address, as every email names it. */
export const companyLine = (language: Language): string =>
  filledIn(language, { ...operator, address: operatorAddressIn(language), number: operator.companyNumber })(
    emailTexts[baseLanguages[language]].company,
  );

/** The links in the footer of an optional email. */
export const toFooterLinks = (language: Language, { page, settings }: UnsubscribeUrls) => {
  const { stop, choose } = emailTexts[baseLanguages[language]].footerLinks;
  return [
    { label: stop, link: page },
    { label: choose, link: settings },
  ];
};

function valueOf(values: Readonly<Record<string, string>>, key: string): string {
  const value = values[key];
  if (value === undefined) throw new Error(`Email value ${key} is missing.`);
  return value;
}

/** Keeps a subject, or a line of a list, on one line, whatever a project is called. */
export const subjectLine = (text: string): string => excerptOf(text, 200);
