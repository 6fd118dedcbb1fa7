import { encode } from 'uqr';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { qrCodeMargin, qrCodeSvg } from '#shared/qrCode.ts';

/** Content of a poster; texts are in the poster's language, except for those of the project. */
export interface PosterContent {
  locale: string;
  /** Address of the project's page. */
  address: string;
  /** The same address, with a mark by which a visit through the poster is recognised. */
  link: string;
  /** Path of a picture of 1200 × 630 pixels. */
  picture: string;
  /** Language of the name and the description. */
  language: string;
  name: string;
  description: string;
  by: string;
  facts: readonly string[];
  /** Heading beside the QR code, and the reason to scan it. */
  scan: string;
  reason: string;
}

/** The poster's only styles; the security headers allow them by their hash. */
export const posterStyles = `
@page{size:A4;margin:0}
:root{color-scheme:light}
*{box-sizing:border-box;margin:0}
body{font:15pt/1.45 ui-sans-serif,system-ui,sans-serif;color:#20231e;background:#fff}
main{display:flex;flex-direction:column;width:210mm;height:296mm;margin:0 auto;overflow:hidden;padding:16mm;print-color-adjust:exact;-webkit-print-color-adjust:exact}
img{display:block;width:100%;height:93mm;object-fit:cover;border-radius:3mm}
h1{margin-top:10mm;font:600 44pt/1.08 ui-serif,Georgia,serif;overflow-wrap:anywhere}
h1.long{font-size:34pt}
h1.longest{font-size:27pt}
.about{margin-top:6mm;font-size:17pt;overflow-wrap:anywhere}
.by{margin-top:4mm;color:#4b4e45}
.facts{display:flex;flex-wrap:wrap;gap:2mm 8mm;margin-top:6mm;padding:0;list-style:none;font-weight:600;color:#2f4f2e}
.scan{display:flex;gap:8mm;align-items:center;margin-top:auto;padding-top:6mm;border-top:.6mm solid #2f4f2e}
svg{flex:none;width:48mm;height:48mm}
h2{font:600 22pt/1.2 ui-serif,Georgia,serif}
.scan p{margin-top:2mm}
.typed{font-size:13pt;overflow-wrap:anywhere;color:#4b4e45}
.brand{margin-left:auto;align-self:end;font:600 20pt/1 ui-serif,Georgia,serif;color:#2f4f2e}
@media screen{body{background:#e9e4d8}main{background:#fff}}
`;

/** Length of a name up to which it is set in the largest and the second size: a name of 60 letters takes three lines. */
const sizes = { short: 24, long: 42 };

const sizeOf = (name: string): string => {
  if (name.length <= sizes.short) return '';
  return name.length <= sizes.long ? ' class="long"' : ' class="longest"';
};

/** An address as people type it. */
const typedOf = (address: string): string => address.replace(/^https?:\/\//, '');

/** A project on one A4 page, for printing: without scripts, in black and one colour around its picture. */
export const posterPage = (poster: PosterContent): string => {
  const name = escapeHtml(poster.name);
  return [
    `<!doctype html><html lang="${poster.locale}"><head><meta charset="utf-8"><title>${name}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(poster.address)}"><style>${posterStyles}</style></head><body><main>`,
    `<img src="${escapeHtml(poster.picture)}" width="1200" height="630" alt="">`,
    `<h1${sizeOf(poster.name)} dir="auto" lang="${poster.language}">${name}</h1>`,
    `<p class="about" dir="auto" lang="${poster.language}">${escapeHtml(poster.description)}</p>`,
    `<p class="by" dir="auto">${escapeHtml(poster.by)}</p>`,
    `<ul class="facts">${poster.facts.map(fact => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`,
    `<div class="scan">${qrCodeSvg(encode(poster.link, qrCodeMargin))}<div><h2>${escapeHtml(poster.scan)}</h2>`,
    `<p>${escapeHtml(poster.reason)}</p><p class="typed">${escapeHtml(typedOf(poster.address))}</p></div>`,
    '<span class="brand">Cairn</span></div></main></body></html>',
  ].join('');
};
