import { baseLanguages, locales } from '#shared/locales.ts';
import type { DigestFrequency, NotificationGroup } from '#shared/notificationSettings.ts';
import type { ListToSave } from '#shared/savedLists.ts';
import type { Language } from '#shared/settings.ts';
import { layOut } from './layout.ts';
import {
  companyLine,
  type EmailLine,
  type EmailMessage,
  filledIn,
  subjectLine,
  subjectOf,
  toFooterLinks,
  type UnsubscribeUrls,
} from './renderEmail.ts';
import { emailTexts, type PluralTexts } from './templates.ts';

export interface DigestContent {
  language: Language;
  /** First name, or username. */
  name: string;
  /** Number of notifications, and how many of them are not listed. */
  count: number;
  more: number;
  /** Whether there are no further notifications beyond `count`. */
  isCountComplete: boolean;
  groups: readonly { group: NotificationGroup; lines: readonly EmailLine[] }[];
  /** Saved searches that have found something. */
  searches: readonly DigestSearchLine[];
  /** Projects that are listed after the notifications. */
  projects: readonly DigestProjectLine[];
  /** URL of the notifications in the app. */
  link: string;
  unsubscribe: UnsubscribeUrls;
}

export interface DigestSearchLine {
  /** The list in which it looks. */
  list: ListToSave;
  /** Name of the search. */
  search: string;
  /** Number of new projects or roles, and whether there are no more. */
  count: number;
  isComplete: boolean;
  /** URLs of the list, and of the page that stops emails about this search. */
  link: string;
  stop: string;
}

export interface DigestProjectLine {
  name: string;
  description: string;
  link: string;
  /** The plans of which a reserved place is part; absent for a project in another place. */
  plans?: string | undefined;
}

/** Renders a digest in the recipient's language. */
export function renderDigest(frequency: DigestFrequency, content: DigestContent): EmailMessage {
  const { language, name, count, more, isCountComplete, groups, link, unsubscribe } = content;
  const base = baseLanguages[language];
  const { greeting, linkFallback, digest } = emailTexts[base];
  const fill = filledIn(language, {
    name,
    count: isCountComplete ? String(count) : `${count}+`,
    more: String(more),
  });
  const plural = (texts: PluralTexts, number: number): string => fill(formOf(base, texts, number));

  const ofGroups = groups.map(({ group, lines }) => ({
    title: fill(digest.groups[group]),
    entries: lines.map(line => ({
      text: subjectOf(language, { ...line, values: { ...line.values, name } }),
      link: line.link,
    })),
  }));
  const sections = [...searchesSection(language, content.searches), ...ofGroups];
  const [first] = sections;
  return {
    subject: subjectLine(plural(digest[frequency].subject, count)),
    unsubscribeUrl: unsubscribe.oneClick,
    ...layOut({
      locale: locales[language],
      preheader: first?.entries[0]?.text ?? '',
      title: fill(digest[frequency].title),
      paragraphs: [greeting, digest[frequency].text].map(fill),
      quote: undefined,
      sections,
      button: { label: fill(digest.button), link, fallback: fill(linkFallback) },
      after: [],
      further: projectsSection(language, content.projects),
      more: more > 0 ? plural(isCountComplete ? digest.more : digest.moreThan, more) : undefined,
      footerReason: fill(digest.footerReasons[frequency]),
      company: companyLine(language),
      footerLinks: toFooterLinks(language, unsubscribe),
    }),
  };
}

const formOf = (base: keyof typeof emailTexts, texts: PluralTexts, number: number): string =>
  texts[new Intl.PluralRules(base).select(number) === 'one' ? 'one' : 'other'];

function searchesSection(language: Language, searches: readonly DigestSearchLine[]) {
  const base = baseLanguages[language];
  const { title, lines, stop } = emailTexts[base].digest.searches;
  if (searches.length === 0) return [];
  const fill = filledIn(language, {});
  const entries = searches.map(({ list, search, count, isComplete, link, stop: url }) => {
    const values = { search, count: isComplete ? String(count) : `${count}+` };
    const text = subjectLine(filledIn(language, values)(formOf(base, lines[list], count)));
    return { text, link, further: { label: fill(stop), link: url } };
  });
  return [{ title: fill(title), entries }];
}

function projectsSection(language: Language, projects: readonly DigestProjectLine[]) {
  const { title, line, reserved } = emailTexts[baseLanguages[language]].digest.projects;
  if (projects.length === 0) return [];
  const entries = projects.map(({ name, description, link, plans }) => ({
    text: subjectLine(filledIn(language, { project: name, description })(line)),
    link,
    note: plans && filledIn(language, { plans })(reserved),
  }));
  return [{ title: filledIn(language, {})(title), entries }];
}
