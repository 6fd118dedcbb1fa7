import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { siteFolder } from './builtSite.ts';
import { ENTRY, filesOf, ownStylesOf, type PageFiles, readManifest, readPages } from './manifest.ts';

/** Everything fetched before a page is interactive: KB after Brotli, and requests including the document but not pictures. */
interface Budget {
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
}

/** Every page carries the table of all pages: each further page of the site costs the others about 0.1 KB. */
const PUBLIC: Budget = { scripts: 165, styles: 10.5, fonts: 60, requests: 16 };
/** Pages for signed-in work. */
const WORKING: Budget = { scripts: 195, styles: 15, fonts: 60, requests: 36 };
/**
 * Public pages that the server renders with parts that load after the first view: their styles belong to the document, and what
 * they share with other pages is in files of its own.
 */
const WITH_PARTS: Budget = { ...PUBLIC, styles: 14, requests: 21 };
const PROPOSAL: Budget = { ...WORKING, scripts: 215 };

function budgetOf({ name, access, source, parts }: PageFiles): Budget {
  if (name === 'proposal') return PROPOSAL;
  if (parts.length > 0) return WITH_PARTS;
  const isForm = source.startsWith('src/pages/account/');
  return access === 'public' && !isForm ? PUBLIC : WORKING;
}

const compressedSizes = new Map<string, number>();

/** Compressed size of a file in bytes. Cached, because pages share most files. */
function compressedSize(file: string): number {
  const known = compressedSizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(`${siteFolder}/${file}`)).length;
  compressedSizes.set(file, size);
  return size;
}

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + compressedSize(file), 0) / 1000;

function weigh({ source, namespaces, parts }: PageFiles): Budget {
  const words = ['common', 'shell', ...namespaces].map(name => `src/i18n/en/${name}.json`);
  const manifest = readManifest(siteFolder);
  const { scripts, styles: own } = filesOf(manifest, [ENTRY, ...words, source]);
  const styles = [...new Set([...own, ...ownStylesOf(manifest, parts)])];
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
/** Without the kit, which is for developers and not part of a public site. */
const pages = readPages(siteFolder).filter(({ name }) => name !== 'kit');
for (const page of pages) {
  const budget = budgetOf(page);
  const weight = weigh(page);
  const measures = MEASURES.map(measure => {
    const over = weight[measure] > budget[measure];
    isOver ||= over;
    return `${measure} ${Math.round(weight[measure] * 10) / 10}${over ? ` OVER ${budget[measure]}` : ''}`;
  });
  process.stdout.write(`${page.name.padEnd(24)}${measures.join(', ')}\n`);
}
process.exitCode = isOver ? 1 : 0;
