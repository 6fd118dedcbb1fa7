import type { WrittenLanguage } from '#shared/fields.ts';

/** A text of another person, in the language in which it is written, as far as that is known. */
export interface Quote {
  text: string;
  language?: WrittenLanguage | undefined;
}

/** An email whose texts are filled in. */
interface Parts {
  locale: string;
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  quote: ({ before: string } & Quote) | undefined;
  /** Lists of links, each with a heading. */
  sections: readonly Section[];
  /** Follows the last section. */
  more: string | undefined;
  button: { label: string; link: string; fallback: string } | undefined;
  after: readonly string[];
  /** Lists at the end, separate from the main subject of the email. */
  further?: readonly Section[];
  footerReason: string;
  /** The company behind the site, with its registration and address. */
  company: string;
  footerLinks: readonly Link[];
}

interface Link {
  label: string;
  link: string;
}

interface Section {
  title: string;
  /** `note`: a remark on one of the links; `further`: a second link that belongs to it. */
  entries: readonly { text: string; link: string; note?: string | undefined; further?: Link }[];
}

/**
 * Lays an email out as plain text and as simple HTML without remote content. The logo is drawn with boxes, because email
 * programs show neither inline SVG nor pictures that they have not been allowed to load.
 */
export const layOut = (parts: Parts): { text: string; html: string } => ({
  text: textOf(parts),
  html: htmlOf(parts),
});

function textOf(parts: Parts): string {
  const { locale, title, paragraphs, quote, sections, more, button, after, further = [] } = parts;
  const { footerReason, footerLinks, company } = parts;
  const [greeting = '', ...rest] = paragraphs;
  const colon = locale.startsWith('fr') ? '\u202F:' : ':';
  const quoted = quote ? [quote.before, quote.text.replace(/^/gm, '> ')] : [];
  const link = button ? [`${button.label}${colon}\n${button.link}`] : [];
  const footer = [
    '-- ',
    'Cairn',
    footerReason,
    ...footerLinks.map(one => `${one.label}${colon} ${one.link}`),
    company,
  ];
  return [
    title,
    greeting,
    ...rest,
    ...quoted,
    ...sections.flatMap(section => listed(section, colon)),
    more,
    ...link,
    ...after,
    ...further.flatMap(section => listed(section, colon)),
    footer.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const listed = ({ title, entries }: Section, colon: string): string[] => [
  title.toUpperCase(),
  ...entries.map(({ text, link, note, further }) =>
    [`- ${text}`, note, link, further && `${further.label}${colon} ${further.link}`]
      .filter(Boolean)
      .join('\n  '),
  ),
];

const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; background: #f4f0e7; color: #20231e;
  font: 16px/1.55 'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 28px; background: #fbf8f1; border: 1px solid #dad3c4; border-radius: 6px; }
.brand { max-width: 560px; margin: 0 auto 14px; padding: 0 28px; }
.brand b { font: 700 26px/1 Georgia, 'Times New Roman', serif; vertical-align: middle; }
.stones { display: inline-block; width: 44px; margin-right: 10px; text-align: center; vertical-align: middle; }
.stone { display: block; height: 9px; margin: 0 auto 2px; background: #2f4f2e; border-radius: 9px 8px 7px 9px; }
.stone-1 { width: 16px; background: #c4552d; }
.stone-2 { width: 28px; background: #8f8a7a; }
.stone-3 { width: 40px; }
h1 { margin: 0 0 20px; font: 700 24px/1.25 Georgia, 'Times New Roman', serif; }
body { overflow-wrap: anywhere; }
p { margin: 0 0 16px; }
blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 3px solid #aaa394; white-space: pre-line; }
.button { display: inline-block; padding: 12px 22px; background: #2f4f2e; color: #fbf8f1; border-radius: 12px 14px 11px 15px;
  font-weight: 600; text-decoration: none; }
h2 { margin: 24px 0 8px; font: 700 18px/1.3 Georgia, 'Times New Roman', serif; }
ul { margin: 0 0 16px; padding: 0; list-style: none; }
li { padding: 8px 0; border-top: 1px solid #dad3c4; }
.small { color: #63655a; font-size: 14px; }
a { color: #2f4f2e; }
footer { max-width: 560px; margin: 20px auto 0; padding: 0 28px; color: #63655a; font-size: 14px; }
.preheader { display: none; max-height: 0; overflow: hidden; }
@media (prefers-color-scheme: dark) {
  body { background: #171a15; color: #efeade; }
  main { background: #1e221b; border-color: #343930; }
  li { border-color: #343930; }
  .stone-3 { background: #a8c387; }
  .button { background: #a8c387; color: #171a15; }
  .small, footer { color: #9e9b8d; }
  a { color: #a8c387; }
}`;

const logo = `<div class="brand"><span class="stones" aria-hidden="true">${[1, 2, 3]
  .map(place => `<span class="stone stone-${place}"></span>`)
  .join('')}</span><b>Cairn</b></div>`;

function htmlOf(parts: Parts): string {
  const { locale, preheader, title, paragraphs, quote, sections, more, button, after, further = [] } = parts;
  const p = (text: string) => `<p>${escaped(text)}</p>`;
  const link = button && escaped(button.link);
  return [
    `<!doctype html><html lang="${locale}" dir="ltr"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(title)}</title><style>${style}</style></head><body>`,
    `<div class="preheader" style="display:none" aria-hidden="true">${escaped(preheader)}</div>`,
    logo,
    `<main><h1>${escaped(title)}</h1>`,
    ...paragraphs.map(p),
    quote
      ? `${p(quote.before)}<blockquote${writtenIn(quote.language)}>${escaped(quote.text)}</blockquote>`
      : '',
    ...sections.map(sectionOf),
    more ? p(more) : '',
    button ? `<p><a class="button" href="${link}">${escaped(button.label)}</a></p>` : '',
    ...after.map(p),
    button ? `<p class="small">${escaped(button.fallback)}<br><a href="${link}">${link}</a></p>` : '',
    ...further.map(sectionOf),
    `</main>${footerOf(parts)}</body></html>`,
  ].join('\n');
}

const anchor = ({ label, link }: Link): string => `<a href="${escaped(link)}">${escaped(label)}</a>`;

function sectionOf({ title, entries }: Section): string {
  const items = entries.map(({ text, link, note, further }) => {
    const remark = note ? `<br><span class="small">${escaped(note)}</span>` : '';
    const second = further ? `<br><span class="small">${anchor(further)}</span>` : '';
    return `<li${writtenIn()}>${anchor({ label: text, link })}${remark}${second}</li>`;
  });
  return `<h2>${escaped(title)}</h2><ul>${items.join('')}</ul>`;
}

function footerOf({ footerReason, footerLinks, company }: Parts): string {
  const links = footerLinks.length > 0 ? `<p>${footerLinks.map(anchor).join(' · ')}</p>` : '';
  return `<footer><p>${escaped(footerReason)}</p>${links}<p>${escaped(company)}</p></footer>`;
}

/** Attributes of a text written by a user, like `written()` of the site, with its language as far as it is known. */
const writtenIn = (language?: WrittenLanguage): string =>
  `${language ? ` lang="${language}"` : ''} dir="auto"`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign);
