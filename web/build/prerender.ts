import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contracts } from '#shared/contracts/index.ts';
import type * as Server from '#web/entry-server.tsx';
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
    fill(options.template, { lang: 'en-GB', page: '', head: '<title>Cairn</title>', isWhole: false }),
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
      fill(options.template, {
        lang: plan.locale,
        page,
        head: headOfPlan(options, plan),
        call: firstCallOf(plan),
        isWhole: plan.page.prerender === 'whole',
      }),
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
  const isShell = page.prerender === 'shell';
  const scripts = needed.scripts
    .filter(script => !entry.scripts.includes(script))
    .map((href): Preload => ({ as: 'module', href: `/${href}`, priority: isShell ? undefined : 'low' }));
  const letters = fonts.map(
    (href): Preload => ({ as: 'font', href: `/${href}`, priority: isShell ? 'low' : undefined }),
  );
  const preloads: Preload[] = [
    // Of a shell there is little to read before its code has made the rest.
    ...(isShell ? [...scripts, ...letters] : letters),
    ...needed.styles
      .filter(style => !entry.styles.includes(style))
      .map((href): Preload => ({ as: 'style', href: `/${href}` })),
    ...(isShell ? [] : scripts),
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

/** The path and query of the call that a page begins with; its ids are told by their places in the address after the language. */
function firstCallOf({ page: { first }, pattern }: Server.PagePlan): string | undefined {
  const contract = contracts.find(({ id }) => id === first?.id);
  if (!first || !contract) return undefined;
  const segments = pattern.split('/').slice(2);
  const path = contract.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `$${segments.indexOf(`:${name}`)}`,
  );
  const query = new URLSearchParams(first.query).toString();
  return path + (query && `?${query}`);
}

interface Filling {
  lang: string;
  page: string;
  head: string;
  call?: string | undefined;
  isWhole: boolean;
}

function fill(template: string, { lang, page, head, call, isWhole }: Filling): string {
  // A page that is here whole is painted with its styles and fonts: its code waits for them. Of the others there is nothing to paint.
  const html = isWhole
    ? template
        .replace(/ rel="modulepreload"/g, '$& fetchpriority="low"')
        .replace('<script type="module"', '$& fetchpriority="low"')
    : template;
  return html
    .replace('<html lang="en-GB">', () => `<html lang="${lang}"${call ? ` data-call="${call}"` : ''}>`)
    .replace(/<title>.*<\/title>\s*/, '')
    .replace('<!--page-->', () => page)
    .replace('</head>', () => `${head}\n  </head>`)
    .replace('<!--head-->', '');
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
