import { escapeHtml } from './escapeHtml.ts';
import type { ProjectID } from './ids.ts';
import type { Language } from './settings.ts';

/** Picture of the site, for link previews and cards of projects without one of their own: 1200 × 630 pixels. */
export const sitePicturePath = '/share.jpg';

/** Path of a project's card, of its description by oEmbed, and of its poster. */
export const embedPath = (language: Language, id: ProjectID): string => `/${language}/embed/${id}`;
export const oembedPath = (language: Language, id: ProjectID): string => `/${language}/oembed/${id}.json`;
export const posterPath = (language: Language, id: ProjectID): string => `${embedPath(language, id)}/poster`;

/** Whether a path is that of a card, which other sites may frame, or of a poster. */
export const isEmbedPath = (path: string): boolean => /^\/[a-z]{2}\/embed\//.test(path);

/** Width and height of a project's card on other sites, in pixels. It also fits into less width. */
export const embedSize = { width: 480, height: 500 } as const;

interface Embedded {
  siteUrl: string;
  language: Language;
  ProjectID: ProjectID;
  name: string;
}

/** HTML with which another site shows a project's card. */
export function embedHtml({ siteUrl, language, ProjectID, name }: Embedded): string {
  const { width, height } = embedSize;
  const source = siteUrl + embedPath(language, ProjectID);
  return `<iframe src="${source}" width="${width}" height="${height}" title="${escapeHtml(name)}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
