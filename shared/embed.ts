import type { ProjectID } from './ids.ts';
import type { Language } from './settings.ts';

/** Picture of the site, for link previews and cards of projects without one of their own: 1200 × 630 pixels. */
export const sitePicturePath = '/share.jpg';

/** Path of a project's card, and of its description by oEmbed. */
export const embedPath = (language: Language, id: ProjectID): string => `/${language}/embed/${id}`;
export const oembedPath = (language: Language, id: ProjectID): string => `/${language}/oembed/${id}.json`;

/** Whether a path is that of a card, which other sites may frame. */
export const isEmbedPath = (path: string): boolean => /^\/[a-z]{2}\/embed\//.test(path);

/** Width and height of a project's card on other sites, in pixels. It also fits into less width. */
export const embedSize = { width: 480, height: 500 } as const;
