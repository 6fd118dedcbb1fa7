import { readdirSync, readFileSync } from 'node:fs';
import { type Budget, PROJECT, PROPOSAL, PUBLIC, WORKING } from './budgets.ts';
import { siteFolder } from './builtSite.ts';
import { ENTRY, filesOf, type PageFiles, readManifest, readPages } from './manifest.ts';
import { kilobytes } from './weight.ts';

function budgetOf({ name, access, source }: PageFiles): Budget {
  if (name === 'proposal') return PROPOSAL;
  if (name === 'project') return PROJECT;
  const isForm = source.startsWith('src/pages/account/');
  return access === 'public' && !isForm ? PUBLIC : WORKING;
}

function weigh({ source, namespaces }: PageFiles): Budget {
  const words = ['common', 'shell', ...namespaces].map(name => `src/i18n/en/${name}.json`);
  const manifest = readManifest(siteFolder);
  const { scripts, styles } = filesOf(manifest, [ENTRY, ...words, source]);
  const fonts = readdirSync(`${siteFolder}/assets`).filter(file => /-latin-wght-normal.*\.woff2$/.test(file));
  return {
    scripts: kilobytes(scripts),
    styles: kilobytes(styles),
    fonts: fonts.reduce((sum, file) => sum + readFileSync(`${siteFolder}/assets/${file}`).length, 0) / 1000,
    requests: 1 + scripts.length + styles.length + fonts.length,
  };
}

/** Share of a budget from which a page is reported, before it exceeds the budget. */
const WARNING = 0.9;
const MEASURES = ['scripts', 'styles', 'fonts', 'requests'] as const;
let isOver = false;
/** Pages of the public site: all but the kit, which is for developers. */
const pages = readPages(siteFolder).filter(({ name }) => name !== 'kit');
for (const page of pages) {
  const budget = budgetOf(page);
  const weight = weigh(page);
  const measures = MEASURES.map(measure => {
    const over = weight[measure] > budget[measure];
    isOver ||= over;
    const isNear = measure !== 'fonts' && weight[measure] > budget[measure] * WARNING;
    const note = over ? ` OVER ${budget[measure]}` : isNear ? ` (of ${budget[measure]})` : '';
    return `${measure} ${Math.round(weight[measure] * 10) / 10}${note}`;
  });
  process.stdout.write(`${page.name.padEnd(24)}${measures.join(', ')}\n`);
}
process.exitCode = isOver ? 1 : 0;
