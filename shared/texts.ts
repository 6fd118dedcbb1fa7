/** Texts that have a page of their own: `/about`. */
export const pageTexts = ['about', 'team', 'process'] as const;

/** Texts of the page `generic`, by their `context`: `/generic/guide`. */
export const genericTexts = [
  'guide',
  'faq',
  'benefits',
  'projects',
  'project-page',
  'authors',
  'author-page',
  'reputation',
  'support',
  'sap',
  'privacy',
  'tandc',
] as const;

/** Every text that is written in Markdown, one file per language in `web/src/texts`. */
export type TextName = (typeof pageTexts)[number] | (typeof genericTexts)[number];
export type GenericText = (typeof genericTexts)[number];

export const isGenericText = (name: string | undefined): name is GenericText =>
  genericTexts.some(text => text === name);
