import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { siteFolder } from './builtSite.ts';
import { ENTRY, filesOf, readManifest } from './manifest.ts';

/** Brotli KB of a first view: everything that the browser fetches before the page is interactive. Requests include the document, not pictures. */
interface Budget {
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
}

/** Public pages. */
const PUBLIC: Budget = { scripts: 140, styles: 10, fonts: 60, requests: 14 };
/** Pages for signed-in work. */
const WORKING: Budget = { scripts: 165, styles: 15, fonts: 60, requests: 30 };
const PROPOSAL: Budget = { ...WORKING, scripts: 190 };

/** The budget of each page, by its file under src/pages/ and its namespaces. */
const BUDGETS: readonly [source: string, namespaces: string, budget: Budget][] = [
  ['home/HomePage', 'home', PUBLIC],
  ['market/MarketPage', 'market', PUBLIC],
  ['project/ProjectPage', 'project market', PUBLIC],
  ['account/EditProfilePage', 'account', WORKING],
  ['notifications/NotificationsPage', 'notifications', WORKING],
  ['owner/EditProjectsPage', 'owner proposal market', WORKING],
  ['owner/ManageProspectsPage', 'owner proposal market', WORKING],
  ['owner/RequestsPage', 'owner market', WORKING],
  ['admin/AdminPage', 'admin owner market', WORKING],
  ['proposal/ProposalPage', 'proposal market', PROPOSAL],
];

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`${siteFolder}/${file}`)).length, 0) /
  1000;

function weigh(source: string, namespaces: string): Budget {
  const words = ['common', 'shell', ...namespaces.split(' ')].map(name => `src/i18n/en/${name}.json`);
  const { scripts, styles } = filesOf(readManifest(siteFolder), [ENTRY, ...words, `src/pages/${source}.tsx`]);
  const fonts = readdirSync(`${siteFolder}/assets`).filter(file => /-latin-wght-normal.*\.woff2$/.test(file));
  return {
    scripts: kilobytes(scripts),
    styles: kilobytes(styles),
    fonts: fonts.reduce((sum, file) => sum + readFileSync(`${siteFolder}/assets/${file}`).length, 0) / 1000,
    requests: 1 + scripts.length + styles.length + fonts.length,
  };
}

const MEASURES = ['scripts', 'styles', 'fonts', 'requests'] as const;
let isOver = false;
for (const [source, namespaces, budget] of BUDGETS) {
  const weight = weigh(source, namespaces);
  const told = MEASURES.map(measure => {
    const over = weight[measure] > budget[measure];
    isOver ||= over;
    return `${measure} ${Math.round(weight[measure] * 10) / 10}${over ? ` OVER ${budget[measure]}` : ''}`;
  });
  process.stdout.write(`${source.padEnd(34)}${told.join(', ')}\n`);
}
process.exitCode = isOver ? 1 : 0;
