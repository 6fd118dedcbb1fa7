import { escapeHtml } from '#shared/escapeHtml.ts';

/** Content of a card; texts are in the reader's language, except for those of the project. */
export interface EmbedContent {
  locale: string;
  /** Address of the project's page. */
  address: string;
  /** The same address, with a mark by which a visit through the card is recognised. */
  link: string;
  /** Path of a picture of 1200 × 630 pixels. */
  picture: string;
  /** Language of the name and the description. */
  language: string;
  name: string;
  description: string;
  by: string;
  /** From 0 to 100. */
  progress: number;
  facts: readonly string[];
}

/** The card's only styles; the security headers allow them by their hash. */
export const embedStyles = `
:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{font:16px/1.5 ui-sans-serif,system-ui,sans-serif;color:light-dark(#20231e,#efeade);background:transparent}
a{display:block;overflow:hidden;border:1px solid light-dark(#dad3c4,#343930);border-radius:8px;background:light-dark(#fbf8f1,#20241d);color:inherit;text-decoration:none}
a:hover h1,a:focus-visible h1{text-decoration:underline}
a:focus-visible{outline:3px solid light-dark(#2f4f2e,#a8c387);outline-offset:-3px}
img{display:block;width:100%;height:auto;aspect-ratio:1200/630;object-fit:cover}
div{padding:16px 20px}
h1{font:600 22px/1.25 ui-serif,Georgia,serif;overflow-wrap:anywhere}
p{margin-top:6px;overflow-wrap:anywhere}
.by,.facts{font-size:14px;color:light-dark(#4b4e45,#c6c1b3)}
.facts{display:flex;flex-wrap:wrap;gap:4px 16px}
progress{display:block;width:100%;height:8px;margin-top:12px;accent-color:light-dark(#2f4f2e,#a8c387)}
.brand{float:right;font-weight:600}
`;

/** A small page without scripts that shows a project on another site and leads to it. */
export const embedCard = (card: EmbedContent): string => {
  const address = escapeHtml(card.address);
  const name = escapeHtml(card.name);
  return [
    `<!doctype html><html lang="${card.locale}"><head><meta charset="utf-8"><title>${name}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${address}"><style>${embedStyles}</style></head><body>`,
    `<a href="${escapeHtml(card.link)}" target="_blank" rel="noopener">`,
    `<img src="${escapeHtml(card.picture)}" width="1200" height="630" alt="">`,
    `<div><h1 dir="auto" lang="${card.language}">${name}</h1>`,
    `<p dir="auto" lang="${card.language}">${escapeHtml(card.description)}</p>`,
    `<p class="by"><span class="brand">Cairn</span><bdi>${escapeHtml(card.by)}</bdi></p>`,
    `<progress max="100" value="${card.progress}" aria-hidden="true"></progress>`,
    `<p class="facts">${card.facts.map(fact => `<span>${escapeHtml(fact)}</span>`).join('')}</p>`,
    '</div></a></body></html>',
  ].join('');
};
