/**
 * `npm run bench:functions`: measures, for each handler, the size of its bundle (minified and gzip) and how much longer a new process
 * takes to load it than an empty handler. Median of 20 processes (`-- --runs 5` for a quick run).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildFunctions } from '#functions/build.ts';
import { median, table } from './figures.ts';
import { makeStartUp } from './startUp.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } });
const runs = Number(values.runs);
const startUp = makeStartUp(runs);

const bundles = await buildFunctions();
const emptyStart = startUp.of(startUp.empty);
const stats = bundles
  .map(file => {
    const bytes = readFileSync(file);
    return {
      name: file.split('/').slice(-3, -1).join('/'),
      minified: bytes.length / 1000,
      gzip: gzipSync(bytes).length / 1000,
      start: startUp.of(file) - emptyStart,
      stripe: bytes.includes('api.stripe.com'),
    };
  })
  .toSorted((a, b) => b.minified - a.minified);
startUp.close();

process.stdout.write(
  table(
    ['function', 'minified KB', 'gzip KB', 'start ms over empty', 'Stripe'],
    stats.map(({ name, minified, gzip, start, stripe }) => [
      name,
      minified.toFixed(1),
      gzip.toFixed(1),
      start.toFixed(1),
      stripe ? 'yes' : '',
    ]),
  ),
);

const printSummary = (what: string, group: typeof stats) => {
  const bySize = group.toSorted((a, b) => b.minified - a.minified)[0];
  const byStart = group.toSorted((a, b) => b.start - a.start)[0];
  if (!bySize || !byStart) return;
  process.stdout.write(
    `\n${what} (${group.length}): minified median ${median(group.map(one => one.minified)).toFixed(1)} KB, worst ${bySize.minified.toFixed(1)} KB (${bySize.name}); ` +
      `start median ${median(group.map(one => one.start)).toFixed(1)} ms, worst ${byStart.start.toFixed(1)} ms (${byStart.name})\n`,
  );
};
printSummary(
  'Without Stripe',
  stats.filter(({ stripe }) => !stripe),
);
printSummary(
  'With Stripe',
  stats.filter(({ stripe }) => stripe),
);
process.stdout.write(
  `An empty handler loads in ${emptyStart.toFixed(1)} ms; ${runs} fresh processes each, Node ${process.version}.\n`,
);
