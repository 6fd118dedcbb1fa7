import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build } from 'vite';
import { fingerprint, stamp } from '#infra/scripts/freshOutput.ts';
import { cairn } from '#shared/drawings/cairn.ts';
import { cover } from '#shared/drawings/cover.ts';
import { sitePicturePath } from '#shared/embed.ts';
import { sharePicture } from '#shared/media.ts';
import { sitemapIndexPath, sitemapOf } from '#shared/sitemap.ts';
import type * as Server from '#web/entry-server.tsx';
import { placeSite, site, siteFolder } from './builtSite.ts';
import { contentSecurityPolicy } from './csp.ts';
import { readManifest, writePages } from './manifest.ts';
import { documentTemplates, type Hosting, type PrerenderOptions, prerenderPages } from './prerender.ts';
import { placeRenderer } from './renderer.ts';
import { hideSourceMaps } from './sourceMaps.ts';

const sources = fingerprint(site);
// The page of components is for developers and part of a site only on request.
process.env['VITE_KIT'] ??= 'off';
// Otherwise React prerenders in development mode.
process.env['NODE_ENV'] = 'production';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Built in a separate folder and moved into place at the end, so that a partial site is never served. */
const FOLDER = `${siteFolder}.${process.pid}`;
const SERVER = `${FOLDER}.server`;
const CONFIG = here('../vite.config.ts');

/** Public origin of the site, for canonical links and the sitemap. */
const origin = process.env['SITE_ORIGIN'] ?? 'https://cairn.example';

await build({ configFile: CONFIG, logLevel: 'warn', build: { outDir: FOLDER } });
hideSourceMaps(FOLDER);
await build({
  configFile: CONFIG,
  logLevel: 'warn',
  build: { ssr: here('../src/entry-server.tsx'), outDir: SERVER, copyPublicDir: false, minify: true },
});

const server: typeof Server = await import(pathToFileURL(`${SERVER}/entry-server.js`).href);
const fonts = readdirSync(`${FOLDER}/assets`)
  .filter(file => /-latin-wght-normal.*\.woff2$/.test(file))
  .map(file => `assets/${file}`);
const options: PrerenderOptions = {
  folder: FOLDER,
  origin,
  template: readFileSync(`${FOLDER}/index.html`, 'utf8'),
  manifest: readManifest(FOLDER),
  fonts,
  server,
};
const pages = await prerenderPages(options);
placeRenderer(SERVER, FOLDER, { version: sources.slice(0, 12), documents: await documentTemplates(options) });

writePages(
  FOLDER,
  server.PAGES.map(({ name, access, namespaces, source }) => ({
    name,
    access,
    namespaces: [...namespaces],
    source,
  })),
);
const hosting: Hosting = { ...pages, contentSecurityPolicy: contentSecurityPolicy(), origin };
writeFileSync(`${FOLDER}/hosting.json`, `${JSON.stringify(hosting, null, 1)}\n`);
const share = cover('share', { seed: 'cairn', palette: 'moss', view: 'mid', ...sharePicture });
await sharp(Buffer.from(share))
  .resize(sharePicture.width, sharePicture.height, { fit: 'cover' })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(FOLDER + sitePicturePath);
writeFileSync(`${FOLDER}/favicon.svg`, cairn('mark', { mode: 'mark', size: 32 }));
const listed = (await server.planPages()).filter(
  ({ page, lang, path }) => lang === 'en' && path && !page.hidden,
);
writeFileSync(
  `${FOLDER}/sitemap.xml`,
  sitemapOf(
    origin,
    listed.flatMap(({ path }) => path ?? []),
  ),
);
writeFileSync(
  `${FOLDER}/robots.txt`,
  `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}${sitemapIndexPath}\n`,
);
for (const licence of ['LICENSE-eczar.txt', 'LICENSE-hanken-grotesk.txt']) {
  copyFileSync(here(`../src/ui/fonts/${licence}`), `${FOLDER}/assets/${licence}`);
}
copyFileSync(here('../../node_modules/lucide-static/LICENSE'), `${FOLDER}/assets/LICENSE-lucide.txt`);
stamp(FOLDER, sources);
placeSite(FOLDER);
process.stdout.write(`${pages.rules.length} pages in ${siteFolder}\n`);
