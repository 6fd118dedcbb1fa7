import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { listProjects } from '#functions/projects/listProjects.ts';
import { escapeXml } from '#shared/escapeXml.ts';
import { baseLanguages, locales } from '#shared/locales.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { type Language, languages } from '#shared/settings.ts';

const words = {
  en: { title: 'New projects on Cairn', description: 'Ideas that look for people and support.' },
  fr: {
    title: 'Nouveaux projets sur Cairn',
    description: 'Des idées qui cherchent une équipe et un soutien.',
  },
  es: { title: 'Proyectos nuevos en Cairn', description: 'Ideas que buscan equipo y apoyo.' },
} as const;

/** The language of a feed's path, `/fr/feed.xml`; undefined for any other path. */
export const feedLanguage = (path: string): Language | undefined =>
  languages.find(language => path === `/${language}/feed.xml`);

export interface Feed {
  body: string;
  /** The projects in it. */
  shows: string[];
}

/** RSS 2.0 with the newest projects of the market. Cost: as `listProjects`. */
export async function newProjectsFeed(language: Language, siteUrl: string, deps: Deps): Promise<Feed> {
  const page = await listProjects.invoke({ query: { sort: 'newest', limit: 20 } }, deps);
  if (isRefusal(page)) throw new Error(`The newest projects were refused: ${page.code}`);

  const { title, description } = words[baseLanguages[language]];
  const items = page.items.map(({ ProjectID, name, description, approvedAt, submittedAt }) => {
    const address = siteUrl + paths.project({ lang: language, ProjectID, slug: slugOf(name) });
    return [
      '<item>',
      element('title', name),
      element('link', address),
      `<guid isPermaLink="false">${escapeXml(ProjectID)}</guid>`,
      element('description', description),
      element('pubDate', new Date(approvedAt ?? submittedAt).toUTCString()),
      '</item>',
    ].join('');
  });
  const self = `${siteUrl}/${language}/feed.xml`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', siteUrl + paths.market({ lang: language })),
    element('description', description),
    element('language', locales[language]),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ];
  return { body: lines.join('\n'), shows: page.items.map(({ ProjectID }) => ProjectID) };
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
