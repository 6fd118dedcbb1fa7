import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { pageChunks } from './build/chunks.ts';
import { endpoints } from './build/endpoints.ts';
import { layerOrder } from './build/layerOrder.ts';
import { leanIcons } from './build/leanIcons.ts';
import { fileManifest } from './build/manifest.ts';
import { pageStyles } from './build/pageStyles.ts';
import { startScript } from './build/startScript.ts';
import { texts } from './build/texts/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Translations of every page (`market` has the terms that describe projects), and those of refusals, loaded when one is shown. */
const TRANSLATIONS = /i18n\/(?<lang>\w+)\/((?<page>common|shell|market)|errors|validation|success)\.json$/;
const translationsChunk = (id: string): string => {
  const { lang = '', page } = TRANSLATIONS.exec(id)?.groups ?? {};
  return `${page ? 'words' : 'refusals'}-${lang}`;
};

const pageChunk = pageChunks();

/** Chunks in order of precedence: libraries of every page, translations, the application around the pages, and code of pages. */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
  { name: translationsChunk, debugName: 'translations', test: TRANSLATIONS },
  { name: 'entry', tags: ['$initial'] },
  // Its dependencies have been assigned already.
  { name: pageChunk.nameOf, debugName: 'pages', includeDependenciesRecursively: false },
];

/** Browsers that support light-dark(), popover and dialog. */
const BROWSERS = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  cacheDir: here('../node_modules/.cache/vite-web'),
  plugins: [
    react(),
    endpoints(),
    ...(isSsrBuild ? [] : [pageChunk.plugin]),
    layerOrder(),
    leanIcons(),
    texts(),
    ...(isSsrBuild ? [] : [fileManifest()]),
    { name: 'start-script', transformIndexHtml: html => html.replace('<!--start-->', startScript) },
  ],
  css: { postcss: { plugins: [pageStyles()] } },
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    outDir: here(isSsrBuild ? '../dist/web-server' : '../dist/web'),
    emptyOutDir: true,
    // Nothing becomes a data: address, so that the content security policy stays strict.
    assetsInlineLimit: 0,
    // In kilobytes: the data of the language detector. Pages and their visits have budgets of their own (budgets.ts).
    chunkSizeWarningLimit: 1_000,
    modulePreload: {
      polyfill: false,
      // Styles must be there before a page is shown; scripts load their dependencies themselves.
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
  // ES modules, of which only used exports become part of the renderer.
  ssr: { noExternal: true, resolve: { conditions: ['module', 'module-sync', 'node', 'production'] } },
  // Left to be decided when the renderer runs, React would be in it twice: for production and for development.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
