/** A text after the build: see `web/build/texts`. */
export interface Text {
  title: string;
  /** Content before the first section. */
  lead: TextNode[];
  sections: TextSection[];
}

export interface TextSection {
  /** Fragment of links to this section, the same in every language. */
  id: string;
  title: string;
  children: TextNode[];
}

export type TextNode = string | TextElement;

export interface TextElement {
  tag: TextTag;
  /** Of links. Links within the site have no language: `/market`. */
  href?: string;
  children: TextNode[];
}

/** The elements that texts consist of. */
export const textTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;
export type TextTag = (typeof textTags)[number];
