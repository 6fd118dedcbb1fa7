import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages } from './openPages.ts';
import { savePicture } from './savePicture.ts';

const pages = openPages();
const look = { hasSeenPrivacy: true, viewport: { width: 600, height: 500 } };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Brightness of the darkest and the brightest point in a part of a page's picture, from 0 to 255. */
async function brightnessIn(page: Page, part?: Region): Promise<{ min: number; max: number }> {
  const file = join(folder, 'page.png');
  await savePicture(page, file);
  const { width, height } = await sharp(file).metadata();
  expect({ width, height }).toEqual(look.viewport);
  const pixels = await sharp(file)
    .extract(part ?? { left: 0, top: 0, ...look.viewport })
    .greyscale()
    .toBuffer();
  const { channels } = await sharp(pixels).stats();
  return { min: channels[0]?.min ?? 0, max: channels[0]?.max ?? 0 };
}

test('A picture of a page shows what was typed', async () => {
  const { page } = await pages.open('/en/signin', {}, look);
  const field = page.getByLabel('Email');
  await field.fill('maren@cairn.example');
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not shown.');
  // within the border of the field
  const inside = {
    left: Math.ceil(box.x + 4),
    top: Math.ceil(box.y + 4),
    width: 200,
    height: Math.floor(box.height - 8),
  };
  const { min, max } = await brightnessIn(page, inside);
  expect(max).toBeGreaterThan(240);
  expect(min).toBeLessThan(80);
});

test('A picture of a page that has been scrolled shows it behind an open dialog', async () => {
  const { page } = await pages.open('/en/kit', {}, look);
  await page.getByRole('button', { name: 'Ask first' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // The backdrop lies above the whole page, its header included.
  const { max } = await brightnessIn(page, { left: 0, top: 0, width: 600, height: 40 });
  expect(max).toBeLessThan(200);
});
