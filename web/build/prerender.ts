import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as Server from '../src/server.tsx';
import { headOf, type Preload } from './head.ts';
import { ENTRY, filesOf, type Manifest } from './manifest.ts';

export interface Hosting {
  /** Which file answers which address: `:name` is any one segment, `?` may be missing. First match wins. */
  rules: { pattern: string; file: string }[];
  /** For addresses that no rule knows, by language. */
  notFound: Record<string, string>;
  contentSecurityPolicy: string;
}

export interface PrerenderOptions {
  folder: string;
  origin: string;
  template: string;
  manifest: Manifest;
  fonts: readonly string[];
  server: typeof Server;
}

/** Writes every page in every language and says which file answers which address. */
export async function prerenderPages(
  options: PrerenderOptions,
): Promise<Pick<Hosting, 'rules' | 'notFound'>> {
  const plans = await options.server.planPages();
  const rules = [{ pattern: '/', file: '/index.html' }];
  const notFound: Record<string, string> = {};
  writePage(
    options.folder,
    '/index.html',
    fill(options.template, { lang: 'en-GB', page: '', head: '<title>Cairn</title>' }),
  );

  for (const plan of plans) {
    const file = fileOf(plan);
    // One after the other: the pages share the instances of the words.
    const page = await options.server.renderPage(
      plan.path ?? plan.pattern.replace(/\/:[^/]+\?/g, '').replace(/:[^/]+/g, '-'),
    );
    refuseInlineStyle(file, page);
    writePage(
      options.folder,
      file,
      fill(options.template, { lang: plan.locale, page, head: headOfPlan(options, plan) }),
    );
    rules.push({ pattern: plan.pattern, file });
    if (plan.page.name === '404') notFound[plan.lang] = file;
  }
  return { rules, notFound };
}

function fileOf({ page, lang, path }: Server.PagePlan): string {
  if (page.name === 'index') return `/${lang}/index.html`;
  return path ? `${path}.html` : `/${lang}/_${page.name}.html`;
}

function headOfPlan(
  { origin, manifest, fonts }: PrerenderOptions,
  { page, lang, path, meta }: Server.PagePlan,
): string {
  const base = lang === 'gb' || lang === 'us' ? 'en' : lang;
  const words = [...new Set(['common', 'shell', ...page.namespaces])].map(
    namespace => `src/i18n/${base}/${namespace}.json`,
  );
  const overlays = ['common', 'shell', ...page.namespaces].map(
    namespace => `src/i18n/${lang}/${namespace}.json`,
  );
  const entry = filesOf(manifest, [ENTRY]);
  const needed = filesOf(manifest, [
    ...words,
    ...overlays.filter(file => base !== lang && manifest.sources[file]),
    page.source,
  ]);
  const preloads: Preload[] = [
    ...fonts.map((href): Preload => ({ as: 'font', href: `/${href}` })),
    ...needed.styles
      .filter(style => !entry.styles.includes(style))
      .map((href): Preload => ({ as: 'style', href: `/${href}` })),
    ...needed.scripts
      .filter(script => !entry.scripts.includes(script))
      .map((href): Preload => ({ as: 'module', href: `/${href}` })),
  ];
  return headOf({
    origin,
    lang,
    path,
    ...meta,
    hidden: page.hidden ?? false,
    preloads: [...new Map(preloads.map(p => [p.href, p])).values()],
  });
}

function fill(template: string, { lang, page, head }: { lang: string; page: string; head: string }): string {
  return (
    template
      .replace('<html lang="en-GB">', `<html lang="${lang}">`)
      .replace(/<title>.*<\/title>\s*/, '')
      // The prerendered page is painted with its styles and fonts: its code waits for them.
      .replace(/ rel="modulepreload"/g, '$& fetchpriority="low"')
      .replace('<script type="module"', '$& fetchpriority="low"')
      .replace('<!--page-->', () => page)
      .replace('</head>', () => `${head}\n  </head>`)
      .replace('<!--head-->', '')
  );
}

/** The content security policy would drop it: use classes, attributes of SVG, or the DOM. */
function refuseInlineStyle(file: string, page: string) {
  const found = /<[^>]+ style="[^"]*"/.exec(page);
  if (found) throw new Error(`${file} has a style attribute: ${found[0]}`);
}

function writePage(folder: string, file: string, html: string) {
  mkdirSync(dirname(folder + file), { recursive: true });
  writeFileSync(folder + file, html);
}
