import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { launchBrowser } from '#e2e/browser.ts';
import { demoPassword, emailOf } from '#infra/local/demo/accounts.ts';
import { locales } from '#shared/locales.ts';
import { paths } from '#shared/paths.ts';

/**
 * Takes the pictures of a task board on the home page, in each language, of an environment that runs with its demo data:
 * `node infra/scripts/boardPictures.ts --origin http://localhost:8440`.
 */
const { values } = parseArgs({ options: { origin: { type: 'string', default: 'http://localhost:8440' } } });

/** Owners of projects whose teams write in the language. */
const owners = { en: 'maren', fr: 'camille', es: 'lucia' } as const;
/** Size of the picture as the page shows it at most. */
const size = { width: 1_000, height: 620 };
/** Ground of the page around the board. */
const margin = 20;
const folder = new URL('../../web/src/pages/home/pictures/', import.meta.url);

mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
for (const lang of ['en', 'fr', 'es'] as const) {
  const context = await browser.newContext({
    baseURL: values.origin,
    locale: locales[lang],
    viewport: { width: 1_360, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  const answer = await context.request.post('/api/auth/signin', {
    form: { email: emailOf(owners[lang]), password: demoPassword },
  });
  const { data } = await answer.json();
  await context.addInitScript((id: string) => {
    localStorage.setItem('cairn.signed-in', id);
    localStorage.setItem('cairn.privacy', 'seen');
  }, data.UserID);
  const page = await context.newPage();
  await page.goto(paths['project-tasks']({ lang }));
  const board = page.locator('.work > :not(.side)');
  await board.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  const box = await board.boundingBox();
  if (!box) throw new Error('The page shows no board.');
  const width = box.width + 2 * margin;
  const picture = await page.screenshot({
    clip: { x: box.x - margin, y: box.y - margin, width, height: (width * size.height) / size.width },
  });
  await sharp(picture).resize(size).webp({ quality: 84 }).toFile(`${folder.pathname}board.${lang}.webp`);
  await context.close();
}
await browser.close();
