import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { endpoints } from './build/endpoints.ts';
import { layerOrder } from './build/layerOrder.ts';
import { leanIcons } from './build/leanIcons.ts';
import { fileManifest } from './build/manifest.ts';
import { startScript } from './build/startScript.ts';
import { texts } from './build/texts/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Libraries that every page needs. `swr/infinite` comes with `useList`, which the home, market and project pages do without. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|html-parse-stringify|void-elements|swr(?=\/(?!dist\/infinite))|dequal|use-sync-external-store|cookie|set-cookie-parser)\/|rolldown.runtime/;

/** Translations of every page (`market` names what projects are described by), and those of refusals, which load when one is shown. */
const TRANSLATIONS = /i18n\/(?<lang>\w+)\/((?<page>common|shell|market)|errors|validation|success)\.json$/;
const translationsChunk = (id: string): string => {
  const { lang = '', page } = TRANSLATIONS.exec(id)?.groups ?? {};
  return `${page ? 'words' : 'refusals'}-${lang}`;
};

/**
 * Chunks of what several pages share, by folder and in order of precedence: each group takes the modules of its folder and what they
 * import, unless a group above has taken them. A module that imports from a group further down loads that group as well, on every page.
 * What only one page needs stays with that page; what loads after the first view comes in one request.
 */
const FOLDERS: [name: string, folder: RegExp, minShareCount?: number][] = [
  [
    'shared',
    /src\/(ui|api|i18n|domain\/(project|person|support|visibility))\/[^/]+$|domain\/limit\/(limitOf|useAllowance|LimitAlert)\.|shared\/(truncate|gifts|cardCosts)\.ts/,
  ],
  ['avatars', /shared\/avatars\//],
  ['drawings', /shared\/drawings\//],
  ['overlays', /src\/ui\/overlays\//],
  ['fields', /src\/ui\/fields\//],
  ['operator', /shared\/operator\.ts/, 1],
  ['deferred', /src\/shell\/deferred\//, 1],
  ['offers', /shared\/(plans|generation)\.ts/],
  ['texts', /src\/pages\/generic\//, 1],
  ['plans', /src\/(domain\/plan|pages\/plans)\//, 1],
  [
    'contracts',
    /shared\/(contracts|entities)\/(?!(admin|auditEntry|auth|person|reports?|statistics)\.ts)|node_modules\/zod\//,
  ],
  ['accounts', /shared\/contracts\/auth\.ts/],
  ['moderation', /shared\/((contracts|entities)\/|moderation\.ts)/],
  ['forms', /src\/ui\/forms\/|node_modules\/react-hook-form\//],
  ['lists', /src\/api\/lists\/|shared\/foldText\.ts|node_modules\/swr\/dist\/infinite/],
  ['upload', /src\/api\/upload\//],
  ['support', /src\/domain\/money\/support\//],
  ['owner', /src\/domain\/project\/owner\//],
  ['video', /src\/domain\/project\/video\//],
  ['editor', /src\/domain\/project\/form\//],
  ['workspace', /src\/ui\/workspace\//],
  ['charts', /src\/domain\/statistics\//],
  ['tasks', /src\/pages\/tasks\//],
  ['contact', /src\/domain\/contact\//],
  ['leaving', /src\/domain\/money\/(redirectTo|usePageRestored)\.ts$|shared\/platformFee\.ts$/],
  ['pay', /src\/domain\/money\/(SupportFields|pay\/(useCharge|usePay|itemOf|placeOrder|PlatformFee))\.tsx?$/],
  ['icons', /node_modules\/lucide-static\//],
];

const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: VENDOR },
  { name: translationsChunk, debugName: 'translations', test: TRANSLATIONS },
  { name: 'entry', tags: ['$initial'] },
  ...FOLDERS.map(([name, test, minShareCount = 2]) => ({ name, test, minShareCount })),
];

/** Browsers that know light-dark(), popover and dialog. */
const BROWSERS = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  cacheDir: here('../node_modules/.cache/vite-web'),
  plugins: [
    react(),
    endpoints(),
    layerOrder(),
    leanIcons(),
    texts(),
    ...(isSsrBuild ? [] : [fileManifest()]),
    { name: 'start-script', transformIndexHtml: html => html.replace('<!--start-->', startScript) },
  ],
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    outDir: here(isSsrBuild ? '../dist/web-server' : '../dist/web'),
    emptyOutDir: true,
    // Nothing becomes a data: address, so that the content security policy stays strict.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Styles must be there before a page is shown; its scripts ask for what they need themselves.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter(file => file.endsWith('.css')) : files,
    },
    reportCompressedSize: false,
    // For the positions in the log of the client; the build moves the maps to where they are not served.
    sourcemap: isSsrBuild ? false : 'hidden',
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: CHUNKS.map((group, index) => ({ ...group, priority: CHUNKS.length - index })),
            },
          },
        },
  },
  // ES modules, of which only what is used becomes part of the renderer.
  ssr: { noExternal: true, resolve: { conditions: ['module', 'module-sync', 'node', 'production'] } },
  // Left to be decided when the renderer runs, React would be in it twice: for production and for development.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
