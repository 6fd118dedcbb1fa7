import { escapeXml as escape } from '#infra/local/wire/xml.ts';

/** HTML that is safe to send as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Part[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return part === undefined ? '' : escape(String(part));
};

/** A template whose values are escaped unless they are HTML themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + render(parts[index])).join(''));

const pages = [
  ['', 'Overview'],
  ['mail', 'Mail'],
  ['jobs', 'Jobs and clock'],
  ['maintenance', 'Maintenance'],
  ['ledger', 'Ledger'],
  ['table', 'Table'],
  ['letters', 'Dead letters'],
  ['log', 'Client log'],
] as const;

/** A page of the console. */
export const page = (title: string, body: Html, notice?: string): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Cairn local</title><link rel="stylesheet" href="/_local/console.css"></head>
<body><header><a href="/">Cairn</a><nav>${pages.map(([path, name]) => html`<a href="/_local/${path}">${name}</a>`)}</nav></header>
<main><h1>${title}</h1>${notice ? html`<p class="notice" role="status">${notice}</p>` : ''}${body}</main></body></html>`
    .text;

/** A table of rows; the first column is the row's head. */
export const rows = (heads: readonly string[], lines: readonly (readonly Part[])[]): Html =>
  lines.length === 0
    ? html`<p class="none">No entries yet.</p>`
    : html`<div class="scroll"><table><thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${lines.map(line => html`<tr>${line.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

/** A button that posts. */
export const action = (path: string, words: string, fields: Record<string, string> = {}): Html =>
  html`<form method="post" action="/_local/${path}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${words}</button></form>`;

export const css = `
:root{color-scheme:light dark;--paper:#F4F0E7;--ink:#20231E;--ink-2:#4B4E45;--line:#DAD3C4;--moss:#2F4F2E;--on-moss:#FFFDF9;--tint:#DFE6CF}
@media (prefers-color-scheme:dark){:root{--paper:#171A15;--ink:#EFEADE;--ink-2:#C6C1B3;--line:#343930;--moss:#A8C387;--on-moss:#14200F;--tint:#2B3826}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{display:flex;gap:24px;flex-wrap:wrap;padding:16px 24px;border-bottom:1px solid var(--line)}header>a{font-weight:700}nav{display:flex;gap:16px;flex-wrap:wrap}
a{color:var(--moss)}main{max-width:1100px;margin:0 auto;padding:24px}h1{font-size:30px;margin:0 0 16px}h2{font-size:20px;margin:32px 0 8px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:15px}th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
th{font-size:13px;color:var(--ink-2)}form{display:inline-flex;gap:8px;margin:0 8px 8px 0}button{font:inherit;font-weight:600;padding:6px 14px;border:0;border-radius:11px 13px 10px 14px;background:var(--moss);color:var(--on-moss);cursor:pointer}
input{font:inherit;padding:6px 10px;border:1px solid var(--ink-2);border-radius:6px;background:transparent;color:inherit;min-width:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--tint);padding:12px;border-radius:6px;font-size:13px}.notice{background:var(--tint);padding:12px 16px;border-radius:6px}.none,.fine{color:var(--ink-2)}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:6px;background:#fff}
`;
