/**
 * `npm run bench:pages`: measures the function that renders public pages: how much longer than an empty operation it takes to load together
 * with its renderer, and how long a warm one takes for each page, with its data and the local gateway. Fails above the limits.
 */
import { join } from 'node:path';
import { startEnvironmentProcess } from '#e2e/journey/environmentProcess.ts';
import { bundlesFolder } from '#functions/build.ts';
import { rendererFolder } from '#infra/cloud/web/hosting.ts';
import { siteFolder } from '../../../web/build/builtSite.ts';
import { median, table } from './figures.ts';
import { makeStartUp } from './startUp.ts';

const limits = { startMs: 80, renderMs: 30 };
const runs = { start: 31, warmUp: 30, render: 100 };

const environment = await startEnvironmentProcess({ demo: true, bundled: true });

/** Milliseconds from the request to the first byte of an uncompressed page. */
async function timeOf(path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(environment.url + path, { headers: { 'accept-encoding': 'identity' } });
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
  return ms;
}

/** Median of a warm function. */
async function warmRender(path: string): Promise<number> {
  for (let run = 0; run < runs.warmUp; run++) await timeOf(path);
  const times: number[] = [];
  for (let run = 0; run < runs.render; run++) times.push(await timeOf(path));
  return median(times);
}

/** The first project of the market. */
async function projectPath(): Promise<string> {
  const market = await (await fetch(`${environment.url}/en/market`)).text();
  const [path] = /\/en\/projects\/[^"#?]+/.exec(market) ?? [];
  if (!path) throw new Error('The market shows no project.');
  return path;
}

const rendered: [string, number][] = [];
for (const [name, path] of [
  ['home', '/en'],
  ['market', '/en/market'],
  ['project', await projectPath()],
  ['author', '/en/authors/mei'],
] as const)
  rendered.push([name, await warmRender(path)]);
await environment.close();

const startUp = makeStartUp(runs.start);
const renderer = join(siteFolder, rendererFolder);
const loadRenderer = `
  const { makeRenderer } = await import(${JSON.stringify(`file://${renderer}/entry-server.js`)});
  makeRenderer(JSON.parse(require('node:fs').readFileSync(${JSON.stringify(join(renderer, 'templates.json'))}, 'utf8')));`;
const start =
  startUp.of(join(bundlesFolder, 'pages/renderPage/index.cjs'), loadRenderer) - startUp.of(startUp.empty);
startUp.close();

process.stdout.write(
  table(
    ['page', 'warm render ms'],
    rendered.map(([name, ms]) => [name, ms.toFixed(1)]),
  ),
);
process.stdout.write(
  `The function starts with its renderer in ${start.toFixed(1)} ms over an empty operation. Medians of ${runs.render} pages and ` +
    `${runs.start} processes, Node ${process.version}.\n`,
);
const isSlow = start > limits.startMs || rendered.some(([, ms]) => ms > limits.renderMs);
process.exitCode = isSlow ? 1 : 0;
