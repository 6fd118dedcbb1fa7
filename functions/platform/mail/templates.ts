import type { DeclineReason } from '#shared/lifecycle.ts';
import type { DigestFrequency, NotificationGroup } from '#shared/notificationSettings.ts';
import type { ListToSave } from '#shared/savedLists.ts';
import type { VisitDevice } from '#shared/visits.ts';
import en from './templates/en.json' with { type: 'json' };
import es from './templates/es.json' with { type: 'json' };
import fr from './templates/fr.json' with { type: 'json' };

/** The texts of one email; `{name}` is a placeholder. */
export interface EmailTexts {
  subject: string;
  /** Shown next to the subject in a list of emails. */
  preheader: string;
  title: string;
  text: readonly string[];
  /** Introduces the quoted message of another person. */
  quote?: string;
  button?: string;
  after?: readonly string[];
  /** Key of the reason in the footer. */
  footerReason: string;
}

export type EmailTemplate = keyof typeof en.templates;

/** A text for one thing and for several, with `{count}` or `{more}`. */
export interface PluralTexts {
  one: string;
  other: string;
}

/** The texts of digests. */
interface DigestTexts extends Record<DigestFrequency, { subject: PluralTexts; title: string; text: string }> {
  button: string;
  /** Notifications that are not listed: their number, or the least that they are. */
  more: PluralTexts;
  moreThan: PluralTexts;
  groups: Record<NotificationGroup, string>;
  /** Results of saved searches: a line of one of them, by its list, with `{count}` and `{search}`; `stop` stops emails about it. */
  searches: { title: string; lines: Record<ListToSave, PluralTexts>; stop: string };
  /** Projects of a weekly digest: `line` one of them, `reserved` the remark on one in a reserved place. */
  projects: { title: string; line: string; reserved: string };
  footerReasons: Record<DigestFrequency, string>;
}

interface LanguageTexts {
  greeting: string;
  /** For addresses whose owner may have signed up or not. */
  strangerGreeting: string;
  /** Introduces the button's URL for readers whose button does not work. */
  linkFallback: string;
  /** Reasons why the recipient gets an email. */
  footerReasons: Record<keyof typeof en.footerReasons, string>;
  /** The company behind the site: `{company}`, `{number}` and `{address}`. */
  company: string;
  /** Links in the footer of optional emails. */
  footerLinks: { stop: string; choose: string };
  digest: DigestTexts;
  /** Ready-made reasons with which an owner declines an application. */
  declineReasons: Record<DeclineReason, string>;
  /** Names of devices; `browserOn` with `{browser}` and `{system}`. */
  devices: { browserOn: string; kinds: Record<VisitDevice, string> };
  templates: Record<EmailTemplate, EmailTexts>;
}

/** The email texts by language; a template that is missing in one language does not compile. */
export const emailTexts: Record<'en' | 'fr' | 'es', LanguageTexts> = { en, fr, es };

/** The names of all templates. */
export const emailTemplates = Object.keys(en.templates) as EmailTemplate[]; // the keys of the imported object
