/**
 * `npm run bench:web`: measures the transfer size and the largest contentful paint (LCP) of a first view of the pages that the server
 * renders, in Chromium at 1.6 Mbit/s, 150 ms latency and a CPU four times slower: rendered for the visit (miss), as a copy of what was
 * rendered (hit, as from the CDN), and as finished HTML without scripts. Medians of visits with an empty cache. Fails if an LCP is above
 * 1.3 times that of the finished HTML, if the layout shifts, or if a page calls the API before its largest paint.
 */
import type { Browser, CDPSession, Page, Request } from 'playwright-core';
import { launchBrowser } from '#e2e/browser.ts';
import { startEnvironmentProcess } from '#e2e/journey/environmentProcess.ts';
import { median, table } from './figures.ts';
import { serveStatic } from './serveStatic.ts';

const visits = 5;
/** Largest paint of a rendered page, compared with finished HTML without scripts; largest shift of the layout. */
const mostOfFinished = 1.3;
const mostShift = 0.01;
/** A mid-range phone. */
const viewport = { width: 412, height: 823 };
const deviceScaleFactor = 1.75;
const locale = 'en-GB';
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (1.6 * 1e6) / 8,
};

interface Visit {
  js: number;
  css: number;
  fonts: number;
  /** Excludes pictures. */
  requests: number;
  /** API calls that began before the largest paint. */
  early: number;
  lcp: number;
  cls: number;
}

/** Measures the requests of a page until the network is idle, in compressed KB. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    locale,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await throttle(devtools);
  await page.addInitScript(watchPaint);

  const asked: Request[] = [];
  const calls: { at: number }[] = [];
  page.on('request', request => {
    asked.push(request);
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push({ at: Date.now() });
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  const sizes = await Promise.all(asked.filter(request => request.url().startsWith('http')).map(sizeOf));
  const paint = await page.evaluate(() => ({
    ...(Reflect.get(window, 'paint') as { lcp: number; cls: number }), // set by watchPaint
    origin: performance.timeOrigin,
  }));
  await context.close();

  const kilobytes = (...types: string[]) =>
    sizes.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    js: kilobytes('script'),
    css: kilobytes('stylesheet'),
    fonts: kilobytes('font'),
    requests: sizes.filter(({ type }) => type !== 'image').length,
    early: calls.filter(({ at }) => at < paint.origin + paint.lcp).length,
    lcp: paint.lcp,
    cls: paint.cls,
  };
}

async function throttle(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function sizeOf(request: Request) {
  const sizes = await request.sizes().catch(() => undefined);
  return { url: request.url(), type: request.resourceType(), bytes: sizes?.responseBodySize ?? 0 };
}

/** HTML of a page once the network is idle, without its scripts: the lower bound for its weight. */
async function staticHtml(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ viewport, deviceScaleFactor, locale });
  await page.goto(url, { waitUntil: 'networkidle' });
  const whole = await page.content();
  await page.close();
  return whole.replace(/<script[\s\S]*?<\/script>|<link[^>]*(?:modulepreload|as="fetch")[^>]*>/g, '');
}

/** Records LCP and layout shifts; runs in the page. */
function watchPaint(): void {
  const paint = { lcp: 0, cls: 0 };
  Object.assign(window, { paint });
  new PerformanceObserver(list => {
    paint.lcp = list.getEntries().at(-1)?.startTime ?? paint.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) paint.cls += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

async function firstProject(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/en/market`);
  const link = page.locator('main a[href*="/en/projects/"]').first();
  await link.waitFor();
  return new URL((await link.getAttribute('href')) ?? '', site).href;
}

const environment = await startEnvironmentProcess({ demo: true });
const browser = await launchBrowser();
const files = await serveStatic(environment.url);
const warm = await browser.newPage();
const project = await firstProject(warm, environment.url);
await warm.close();

const rows: string[][] = [];
let hasFailed = false;
for (const [name, url] of [
  ['home', `${environment.url}/en`],
  ['market', `${environment.url}/en/market`],
  ['open roles', `${environment.url}/en/roles`],
  ['project', project],
  ['project with a gallery', `${environment.url}/en/projects/tidewatch/tidewatch`],
  ['translated project', `${environment.url}/fr/projects/tidewatch/tidewatch`],
  ['author', `${environment.url}/en/authors/mei`],
] as const) {
  const all: Visit[] = [];
  const { pathname } = new URL(url);
  const hits: Visit[] = [];
  const plain: Visit[] = [];
  const copy = await (await fetch(url)).text();
  const finished = await staticHtml(browser, url);
  // In turn, so that all of them meet the same machine.
  for (let round = 0; round < visits; round++) {
    all.push(await visit(browser, url));
    files.files.set(pathname, copy);
    hits.push(await visit(browser, files.origin + pathname));
    files.files.set(pathname, finished);
    plain.push(await visit(browser, files.origin + pathname));
  }
  const middle = (pick: (one: Visit) => number) => median(all.map(pick));
  const lcp = (some: readonly Visit[]) => median(some.map(one => one.lcp));
  const isSlow = Math.max(lcp(all), lcp(hits)) > mostOfFinished * lcp(plain);
  hasFailed ||= isSlow || middle(one => one.cls) > mostShift || middle(one => one.early) > 0;
  rows.push([
    name,
    middle(one => one.js).toFixed(1),
    middle(one => one.css).toFixed(1),
    middle(one => one.fonts).toFixed(1),
    String(middle(one => one.requests)),
    String(middle(one => one.early)),
    String(Math.round(lcp(all))),
    String(Math.round(lcp(hits))),
    String(Math.round(lcp(plain))),
    middle(one => one.cls).toFixed(3),
  ]);
}

process.stdout.write(
  table(
    [
      'page',
      'JS KB br',
      'CSS KB br',
      'fonts KB',
      'requests',
      'API calls before LCP',
      'LCP miss ms',
      'LCP hit ms',
      'LCP finished ms',
      'CLS',
    ],
    rows,
  ),
);
await browser.close();
files.close();
await environment.close();
process.stdout.write(
  `Median of ${visits} visits, 1.6 Mbit/s, 150 ms, CPU ÷ 4, Chromium ${browser.version()}.\n`,
);
process.exitCode = hasFailed ? 1 : 0;
