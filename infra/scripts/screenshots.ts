import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#e2e/browser.ts';
import { serveBuilt } from '#e2e/serveBuilt.ts';

/**
 * Takes screenshots of pages: `node infra/scripts/screenshots.ts --lang en,fr --width 1280,390 --theme light,dark index kit`.
 * `--origin` is the origin of a running environment; by default the built pages are served without an API.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    width: { type: 'string', default: '1280,390' },
    theme: { type: 'string', default: 'light,dark' },
    folder: { type: 'string', default: '.local/screenshots' },
  },
});

const site = values.origin ? undefined : await serveBuilt();
const origin = values.origin ?? site?.origin ?? '';
const browser = await launchBrowser();
mkdirSync(values.folder, { recursive: true });

for (const lang of values.lang.split(',')) {
  for (const width of values.width.split(',').map(Number)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (!values.theme.split(',').includes(colorScheme)) continue;
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      for (const page of positionals) await shoot(context, lang, page, `${width}-${colorScheme}`);
      await context.close();
    }
  }
}

await browser.close();
await site?.close();

async function shoot(
  context: Awaited<ReturnType<typeof browser.newContext>>,
  lang: string,
  name: string,
  kind: string,
) {
  const page = await context.newPage();
  page.on('console', message => {
    if (message.type() === 'error') console.error(`${lang}/${name}: ${message.text()}`);
  });
  page.on('pageerror', error => console.error(`${lang}/${name}: ${error.message}`));
  await page.addInitScript(() => localStorage.setItem('cairn.privacy', 'seen'));
  await page.goto(`${origin}/${lang}${name === 'index' ? '' : `/${name}`}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const file = join(values.folder, `${name.replaceAll(/[^\w-]+/g, '_')}-${lang}-${kind}.png`);
  await page.screenshot({ path: file, fullPage: true });
  console.log(file);
  await page.close();
}
