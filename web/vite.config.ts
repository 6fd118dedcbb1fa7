import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpoints } from './build/endpoints.ts';
import { layerOrder } from './build/layerOrder.ts';
import { leanIcons } from './build/leanIcons.ts';
import { startScript } from './build/startScript.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
    { name: 'start-script', transformIndexHtml: html => html.replace('<!--start-->', startScript()) },
  ],
  // The types are the package's, the code is a twentieth of it.
  resolve: { alias: { 'react-i18next': here('./src/i18n/react.tsx') } },
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    outDir: here(isSsrBuild ? '../dist/web-server' : '../dist/web'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Nothing becomes a data: address, so that the content security policy stays strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'icons', test: /lucide-static/ },
                {
                  name: 'drawings',
                  test: /shared\/drawings\/(random|palettes|pen|stoneShape|stack|drawStone|meter|row|cairn|cover|composition|scenery|terrain)\.ts/,
                },
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store|cookie|set-cookie-parser)\//,
                },
              ],
            },
          },
        },
  },
  ssr: { noExternal: true },
}));
