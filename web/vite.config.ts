import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpoints } from './build/endpoints.ts';
import { layerOrder } from './build/layerOrder.ts';
import { leanIcons } from './build/leanIcons.ts';
import { fileManifest } from './build/manifest.ts';
import { startScript } from './build/startScript.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page says, by language (and the names that the market gives to things), and what is said of failures, which loads when one is to be told. */
const wordsOfShell = (id: string): string => {
  const [, lang = '', namespace = ''] = /i18n\/(\w+)\/(\w+)\.json/.exec(id) ?? [];
  return /common|shell|market/.test(namespace) ? `words-${lang}` : `notices-${lang}`;
};

/** What every page needs, and what the pages that show projects and people are made of. */
const APP =
  /shared\/lifecycle|web\/src\/(entry-client|api\/(hooks|liveSession|failures)|i18n\/(i18n|format|useServerMessages)|routes|shell\/(?!ProfileMenu|InteractiveDialog|RegionStrip\.tsx|ConnectionNotice|Footer\.tsx|PrivacyBanner|InteractiveMenu|FailureToasts|SideNavigation|Ridge|useConnection|deferredMenus|MoreMenu|LanguageMenu|ThemeMenu|theme\.ts)|ui\/(tokens|base|Icon|Button|Alert|PageHeader|Skeleton|Card|Cairn|Chip|Stat|Badge|EmptyState|Time|AvatarImage|lazyComponent|Tabs\.css)\b|domain\/(project\/(ProjectCover|ProjectBadge)|person\/(person|place)))|icons\/(bell|check|chevron-(down|left|right)|globe|heart|info|menu|moon|pause|play|search|sun|sun-moon|triangle-alert|x)\.svg/;

/** What stands around a page and is not needed before it works: it comes right after. */
const LATER =
  /shell\/(RegionStrip|ConnectionNotice|Footer|PrivacyBanner|InteractiveMenu|FailureToasts|SideNavigation|Ridge|useConnection|deferredMenus|MoreMenu|LanguageMenu|ThemeMenu|theme)\.tsx?|ui\/(ToastList|toasts|Segmented|Menu)\.tsx?/;

/** What lists of projects and people are made of. */
const LISTS = /src\/ui\/(Pagination|Choice|Field\.css)|domain\/project\/ProjectCardView/;

/** What filters and dialogs are made of, on pages for everybody. */
const PARTS = /src\/ui\/(Field|TextField|SelectField|StepperField|Dialog)\b/;

/** What a project and its payment show, and the tables of those who work. */
const PROJECT =
  /src\/ui\/(AnchorTabs|MarkdownText)|domain\/(money\/(useSupport|support)\b|person\/useSignInPath)|pages\/project\/useErrorText|useDocumentHead/;

/** What the larger forms are made of. */
const FORMS = /src\/ui\/(\w+Field|Swatch|FileDrop|Steps)\b|pages\/account\/form/;

/** What checks a form before it is sent. */
const SCHEMAS = /\/shared\/(validation|ids|entities|contracts)|node_modules\/zod\//;

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
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|html-parse-stringify|void-elements|swr(?=\/(?!dist\/infinite))|dequal|use-sync-external-store|cookie|set-cookie-parser)\/|rolldown.runtime/,
                  priority: 9,
                },
                {
                  name: wordsOfShell,
                  debugName: 'words',
                  test: /i18n\/\w+\/(common|shell|market|errors|validation|success)\.json/,
                  priority: 8,
                },
                {
                  name: 'faces',
                  test: /shared\/drawings\/(avatarChoices|readyMadeAvatars|random)/,
                  priority: 8,
                },
                { name: 'drawings', test: /shared\/drawings\//, priority: 7 },
                { name: 'app', test: APP, priority: 6 },
                { name: 'later', test: LATER, priority: 6 },
                { name: 'lists', test: LISTS, minShareCount: 2, priority: 5 },
                { name: 'parts', test: PARTS, minShareCount: 2, priority: 5 },
                { name: 'icons', test: /lucide-static/, minShareCount: 2, priority: 4 },
                { name: 'schemas', test: SCHEMAS, minShareCount: 2, priority: 4 },
                { name: 'project', test: PROJECT, minShareCount: 2, priority: 2 },
                { name: 'forms', test: FORMS, minShareCount: 2, priority: 3 },
              ],
            },
          },
        },
  },
  ssr: { noExternal: true },
}));
