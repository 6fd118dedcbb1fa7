import { type DigestProjectLine, renderDigest } from '#functions/platform/mail/renderDigest.ts';
import type { EmailLine, EmailMessage } from '#functions/platform/mail/renderEmail.ts';
import { type EmailTemplate, emailTexts } from '#functions/platform/mail/templates.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { baseLanguages, formatDay, formatList, formatMoment, formatMoney } from '#shared/locales.ts';
import {
  type DigestFrequency,
  type NotificationGroup,
  notificationGroups,
  digest as settings,
} from '#shared/notificationSettings.ts';
import { links, localizePath } from '#shared/paths.ts';
import { planNames } from '#shared/plans.ts';
import { currencies, type Language } from '#shared/settings.ts';
import { plansWithWiderVisibility } from '#shared/visibility.ts';
import { withoutAnswered } from './asking.ts';
import { type DigestEntry, digestEntries, entriesBetween } from './digest.store.ts';
import { displayNameOf, withoutFormerNames } from './displayNameOf.ts';
import { emailGroups } from './emailGroups.ts';
import { frequencyOf } from './emailPreferences.ts';
import type { StoredNotification } from './notification.store.ts';
import type { Recipient } from './notify.ts';
import { readMarked } from './readMarked.ts';
import { readSearchLines } from './searches/readSearchLines.ts';
import type { SearchNews } from './searches/tellSearches.ts';
import { unsubscribeLinksOf } from './unsubscribeToken.ts';

/** A project that a weekly digest shows. */
export interface DigestProject {
  ProjectID: ProjectID;
  name: string;
  description: string;
  translations?: ProjectCard['translations'];
  isReserved: boolean;
}

/** Reads what a digest tells of projects. */
export interface DigestSources {
  /** The projects for a reader's weekly digest. */
  readProjects(reader: Recipient): Promise<readonly DigestProject[]>;
  /** Tells which of the projects and roles that saved searches have found may still be shown to a reader. */
  news: SearchNews;
  /** Those of some news of followed projects that may still be told to a reader. */
  stillTold(reader: UserID, news: readonly StoredNotification[]): Promise<readonly StoredNotification[]>;
}

interface Scope {
  user: Recipient;
  frequency: DigestFrequency;
  from: string | undefined;
  to: string;
}

type GroupedEntry = DigestEntry & { template: EmailTemplate; group: NotificationGroup };

/**
 * The digest of an active user, newest notifications first in each group; undefined if there is nothing to send. What
 * was collected before a group was switched off is left out, and what has been answered since; after any other change it is still sent. Projects are never
 * the reason for a digest, those that a saved search has found are: as many as are still public.
 */
export async function readDigest(
  table: Pick<Table, 'query' | 'batchGetEventually'>,
  { readProjects, news, stillTold }: DigestSources,
  { user, frequency, from, to }: Scope,
): Promise<EmailMessage | undefined> {
  if (user.status !== 'active') return undefined;
  const page = await table.query(digestEntries, {
    ...entriesBetween(user.UserID, frequency, { from, to }),
    limit: settings.maxCounted,
  });
  const { marked, isComplete } = await readMarked(table, user.UserID, frequency, { from, to });
  const followed = await stillTold(
    user.UserID,
    marked.filter(({ ofProject }) => ofProject),
  );
  const own = marked.filter(({ ofProject }) => !ofProject).map(toEntry);
  const newestFirst = [...page.items, ...own].toSorted((one, other) =>
    one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0,
  );
  const entries = [...newestFirst, ...byProject(followed)].flatMap(entry => grouped(entry) ?? []);
  const chosen = entries.filter(({ group }) => frequencyOf(user, group) !== 'never');
  const wanted = await withoutAnswered(table, chosen);
  const searches = await readSearchLines(table, news, user, page.items);
  const count = wanted.length + searches.length;
  if (count === 0) return undefined;

  const { language } = user;
  const projects = frequency === 'weekly' ? await readProjects(user) : [];
  const shown = await withoutFormerNames(table, wanted.slice(0, settings.maxEntries));
  return renderDigest(frequency, {
    language,
    name: displayNameOf(user),
    count,
    more: wanted.length - shown.length,
    isCountComplete: page.cursor === undefined && isComplete,
    groups: notificationGroups.flatMap(group => {
      const lines = shown.filter(entry => entry.group === group).map(entry => toLine(entry, language));
      return lines.length > 0 ? [{ group, lines }] : [];
    }),
    searches,
    projects: projects.map(project => toProjectLine(project, language)),
    link: siteUrl() + localizePath(language, links.notifications()),
    unsubscribe: unsubscribeLinksOf(language, { UserID: user.UserID, scope: frequency }),
  });
}

/** News of followed projects as entries, those of a project one after the other. */
function byProject(news: readonly StoredNotification[]): DigestEntry[] {
  const projects = Map.groupBy(news, ({ ofProject }) => ofProject?.ProjectID);
  return [...projects.values()].flat().map(toEntry);
}

/** A notification as an entry. */
const toEntry = ({
  kind,
  values,
  link,
  about,
  asks,
  createdAt,
  digestLine,
}: StoredNotification): DigestEntry => ({
  template: kind,
  values,
  link: link ?? '',
  about,
  asks,
  createdAt,
  ...digestLine,
});

/** The entry with its group; undefined for a template that no longer exists, and for a saved search, which is in no group. */
function grouped(entry: DigestEntry): GroupedEntry | undefined {
  if (!isTemplate(entry.template)) return undefined;
  const group = emailGroups[entry.template];
  return group === 'required' ? undefined : { ...entry, template: entry.template, group };
}

const isTemplate = (name: string): name is EmailTemplate => Object.hasOwn(emailTexts.en.templates, name);

/** A project in the reader's language, if there is such a version of it. */
const toProjectLine = (
  { ProjectID, isReserved, translations, ...original }: DigestProject,
  language: Language,
): DigestProjectLine => ({
  name: (translations?.[baseLanguages[language]] ?? original).name,
  description: (translations?.[baseLanguages[language]] ?? original).description,
  link: siteUrl() + localizePath(language, links.project({ ProjectID })),
  ...(isReserved && {
    plans: formatList(
      language,
      plansWithWiderVisibility.map(plan => planNames[plan]),
      'disjunction',
    ),
  }),
});

function toLine({ template, values, link }: GroupedEntry, language: Language): EmailLine {
  const { amount, currency, date, moment, ...texts } = values;
  const code = currencies.find(one => one === currency);
  return {
    template,
    values: {
      ...texts,
      ...(amount !== undefined && { amount: code ? formatMoney(language, Number(amount), code) : amount }),
      ...(date !== undefined && { date: formatDay(language, date) }),
      ...(moment !== undefined && { date: formatMoment(language, moment) }),
    },
    link: siteUrl() + localizePath(language, link),
  };
}
