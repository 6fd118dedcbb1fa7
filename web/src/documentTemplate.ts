/** Templates that the build provides for rendering: documents by language and page, with comments as placeholders. */
export interface DocumentTemplates {
  version: string;
  documents: Readonly<Record<string, string>>;
}

/** Key of a page's template. */
export const templateKey = (lang: string, name: string): string => `${lang}/${name}`;

/** Placeholders of a template, which are replaced by the description of the page and by its HTML. */
export const META_PLACE = '<!--meta-->';
export const PAGE_PLACE = '<!--page-->';
