import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contracts } from '#shared/contracts/index.ts';
import { META_PLACE, PAGE_PLACE, templateKey } from '#web/documentTemplate.ts';
import type * as Server from '#web/entry-server.tsx';
import { queryOf } from '#web/routes/pageView.ts';
import { headOf, type Preload, preloadTag } from './head.ts';
import { ENTRY, filesOf, type Manifest } from './manifest.ts';

export interface Hosting {
  /** File for each path pattern: `:name` matches one segment, a segment ending in `?` is optional. The first match wins. */
  rules: { pattern: string; file: string; server?: true }[];
  /** File for paths that match no rule, by language. */
  notFound: Record<string, string>;
  contentSecurityPolicy: string;
  /** Origin that canonical links and the sitemap name. */
  origin: string;
}

export interface PrerenderOptions {
  folder: string;
  origin: string;
  template: string;
  manifest: Manifest;
  fonts: readonly string[];
  server: typeof Server;
}

/** Writes every page in every language and returns the file for each path pattern. */
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
    // Sequentially, because the pages of a language share an i18next instance.
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
        isWhole: plan.page.render !== 'shell',
      }),
    );
    rules.push({ pattern: plan.pattern, file, ...(plan.page.render === 'server' && { server: true }) });
    if (plan.page.name === '404') notFound[plan.lang] = file;
  }
  return { rules, notFound };
}

function fileOf({ page, lang, path }: Server.PagePlan): string {
  if (page.name === 'index') return `/${lang}/index.html`;
  return path ? `${path}.html` : `/${lang}/_${page.name}.html`;
}

/** Scripts, styles and fonts that a page asks for in its head. */
function preloadsOf({ manifest, fonts }: PrerenderOptions, { page, lang }: Server.PagePlan): Preload[] {
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
  const isShell = page.render === 'shell';
  const scripts = needed.scripts
    .filter(script => !entry.scripts.includes(script))
    .map((href): Preload => ({ as: 'module', href: `/${href}`, priority: isShell ? undefined : 'low' }));
  const letters = fonts.map(
    (href): Preload => ({ as: 'font', href: `/${href}`, priority: isShell ? 'low' : undefined }),
  );
  const styles = needed.styles
    .filter(style => !entry.styles.includes(style))
    .map((href): Preload => ({ as: 'style', href: `/${href}` }));
  // A shell shows little text until its code has run, so its code comes before the fonts.
  const preloads = isShell ? [...scripts, ...letters, ...styles] : [...styles, ...letters, ...scripts];
  return [...new Map(preloads.map(p => [p.href, p])).values()];
}

const headOfPlan = (options: PrerenderOptions, plan: Server.PagePlan): string => {
  const { page, lang, path, meta } = plan;
  const head = { origin: options.origin, lang, path, ...meta, hidden: page.hidden ?? false };
  return headOf(head, preloadsOf(options, plan));
};

/** Documents of the pages that are rendered on the server, without the parts that depend on the address. */
export async function documentTemplates(options: PrerenderOptions): Promise<Record<string, string>> {
  const plans = await options.server.planPages();
  return Object.fromEntries(
    plans
      .filter(({ page }) => page.render === 'server')
      .map(plan => [
        templateKey(plan.lang, plan.page.name),
        fill(options.template, {
          lang: plan.locale,
          page: PAGE_PLACE,
          head: [META_PLACE, ...preloadsOf(options, plan).map(preloadTag)].join('\n    '),
          isWhole: true,
        }),
      ]),
  );
}

/** Path and query of the page's first API call; ids are placeholders ($0, $1) for path segments after the language. */
function firstCallOf({ page: { calls }, pattern, lang }: Server.PagePlan): string | undefined {
  const first = calls?.[0];
  const contract = contracts.find(({ id }) => id === first?.id);
  if (!first || !contract) return undefined;
  const segments = pattern.split('/').slice(2);
  const path = contract.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `$${segments.indexOf(`:${name}`)}`,
  );
  const query = new URLSearchParams(queryOf(first, lang)).toString();
  return path + (query && `?${query}`);
}

interface Filling {
  lang: string;
  page: string;
  head: string;
  call?: string | undefined;
  isWhole: boolean;
}

/** The tags of the site's own scripts. */
const entryScripts = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\s*/g;

function fill(template: string, { lang, page, head, call, isWhole }: Filling): string {
  // A complete page can be painted with its styles and fonts alone: its scripts come last, because they would keep a style
  // sheet waiting for one of the browser's six connections, and with a low priority. A shell needs its scripts first.
  const html = isWhole ? template.replace(entryScripts, '') : template;
  const last = isWhole ? (template.match(entryScripts) ?? []).map(withLowPriority) : [];
  return html
    .replace('<html lang="en-GB">', () => `<html lang="${lang}"${call ? ` data-call="${call}"` : ''}>`)
    .replace(/<title>.*<\/title>\s*/, '')
    .replace('<!--page-->', () => page)
    .replace('</head>', () => `${[head, ...last].join('\n    ')}\n  </head>`)
    .replace('<!--head-->', '');
}

const withLowPriority = (tag: string): string =>
  tag.trim().replace(/ rel="modulepreload"|<script type="module"/, '$& fetchpriority="low"');

/** Throws on a style attribute, which the content security policy would block: use classes, SVG attributes or the DOM. */
function refuseInlineStyle(file: string, page: string) {
  const found = /<[^>]+ style="[^"]*"/.exec(page);
  if (found) throw new Error(`${file} has a style attribute: ${found[0]}`);
}

function writePage(folder: string, file: string, html: string) {
  mkdirSync(dirname(folder + file), { recursive: true });
  writeFileSync(folder + file, html);
}
