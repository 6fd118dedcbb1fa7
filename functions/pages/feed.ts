import { listProjects } from '#functions/market/listProjects.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { listFeaturedProspects } from '#functions/prospects/listFeaturedProspects.ts';
import { escapeXml } from '#shared/escapeXml.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages, locales } from '#shared/locales.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { placeOfRole } from '#shared/placeOfRole.ts';
import { type Language, languages } from '#shared/settings.ts';
import { cardVersion, listedRoleVersion } from '#shared/translation/versionOf.ts';

const words = {
  en: {
    projects: { title: 'New projects on Cairn', description: 'Ideas that look for people and support.' },
    roles: { title: 'New roles on Cairn', description: 'Places in teams that volunteers can apply for.' },
  },
  fr: {
    projects: {
      title: 'Nouveaux projets sur Cairn',
      description: 'Des idées qui cherchent une équipe et un soutien.',
    },
    roles: {
      title: 'Nouveaux rôles sur Cairn',
      description: 'Des places à prendre dans des équipes, à titre bénévole.',
    },
  },
  es: {
    projects: { title: 'Proyectos nuevos en Cairn', description: 'Ideas que buscan equipo y apoyo.' },
    roles: {
      title: 'Roles nuevos en Cairn',
      description: 'Puestos en equipos a los que puedes presentar candidatura como voluntario o voluntaria.',
    },
  },
} as const;

/** Subject of a feed. */
type Subject = 'projects' | 'roles';

/** The paths of the feeds of a language. */
export const feedPaths = (language: Language): Record<Subject, string> => ({
  projects: `/${language}/feed.xml`,
  roles: `/${language}/roles/feed.xml`,
});

export interface Feed {
  body: string;
  /** The projects in it. */
  shows: string[];
}

/** The feed at a path: of the newest projects or open roles, in RSS 2.0. Undefined if there is none. Cost: as the list that it has. */
export async function feedAt(path: string, siteUrl: string, deps: Deps): Promise<Feed | undefined> {
  for (const language of languages) {
    const { projects, roles } = feedPaths(language);
    if (path === projects) return await newProjects(language, siteUrl, deps);
    if (path === roles) return await newRoles(language, siteUrl, deps);
  }
  return undefined;
}

/** Number of entries in a feed. */
const limit = 20;

async function newProjects(language: Language, siteUrl: string, deps: Deps): Promise<Feed> {
  const page = await listProjects.invoke({ query: { sort: 'newest', limit } }, deps);
  if (isRefusal(page)) throw new Error(`The newest projects were refused: ${page.code}`);
  const entries = page.items.map(card => {
    const { ProjectID, approvedAt, submittedAt } = card;
    const version = cardVersion(card, baseLanguages[language]);
    return {
      id: ProjectID,
      title: version.name,
      description: version.description,
      language: version.language,
      link: siteUrl + paths.project({ lang: language, ProjectID, slug: slugOf(card.name) }),
      at: approvedAt ?? submittedAt,
    };
  });
  const link = siteUrl + paths.market({ lang: language });
  const body = channelOf('projects', language, { entries, link, siteUrl });
  return { body, shows: page.items.map(({ ProjectID }) => ProjectID) };
}

/** The newest open roles of projects that have a version in the language of the feed. */
async function newRoles(language: Language, siteUrl: string, deps: Deps): Promise<Feed> {
  const written = [baseLanguages[language]];
  const query = { sort: 'newest', language: written, limit } as const;
  const page = await listFeaturedProspects.invoke({ query }, deps);
  if (isRefusal(page)) throw new Error(`The newest roles were refused: ${page.code}`);
  const entries = page.items.map(role => {
    const { ProspectID, createdAt } = role;
    const version = listedRoleVersion(role, baseLanguages[language]);
    const { PersonType, Notes, projectName } = version.role;
    return {
      id: ProspectID,
      title: `${PersonType} – ${projectName}`,
      description: Notes,
      language: version.languages.PersonType,
      link: siteUrl + paths.project(placeOfRole(language, role)),
      at: createdAt,
    };
  });
  const link = siteUrl + paths.roles({ lang: language });
  const body = channelOf('roles', language, { entries, link, siteUrl });
  return { body, shows: [...new Set(page.items.map(({ ProjectID }) => ProjectID))] };
}

interface Entry {
  id: string;
  title: string;
  description: string;
  /** The language of its title: that in which it was written, unless there is a version in the language of the feed. */
  language: WrittenLanguage;
  link: string;
  at: string;
}

interface Channel {
  entries: readonly Entry[];
  /** The page that the feed is about. */
  link: string;
  siteUrl: string;
}

function channelOf(subject: Subject, language: Language, { entries, link, siteUrl }: Channel): string {
  const { title, description } = words[baseLanguages[language]][subject];
  const items = entries.map(entry =>
    [
      '<item>',
      element('title', entry.title),
      element('link', entry.link),
      `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
      element('description', entry.description),
      element('dc:language', entry.language),
      element('pubDate', new Date(entry.at).toUTCString()),
      '</item>',
    ].join(''),
  );
  const self = siteUrl + feedPaths(language)[subject];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', locales[language]),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ];
  return lines.join('\n');
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
