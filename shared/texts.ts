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

/** Thanks on the page `generic`, by their `context`: for a payment, a proposal and a subscription. */
export const thankYous = ['thankyou', 'thankyousubmit', 'thankyousubscription'] as const;
export type ThankYou = (typeof thankYous)[number];

/** Every text that is written in Markdown, one file per language in `web/src/texts`. */
export type TextName = (typeof pageTexts)[number] | (typeof genericTexts)[number];
export type GenericText = (typeof genericTexts)[number];

export const isGenericText = (name: string | undefined): name is GenericText =>
  genericTexts.some(text => text === name);

export const isThankYou = (name: string): name is ThankYou => thankYous.some(known => known === name);
