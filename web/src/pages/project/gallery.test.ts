import { expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aPicture } from '#web/testing/pictureSamples.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';

const pages = openPages();
const gallery = [1, 2, 3].map(aPicture);

test('The pictures of a project open in a large view, turned by keys and buttons, from which the focus returns', async () => {
  const { page } = await pages.open(path, projectServer({ gallery }));
  const strip = page.getByRole('list', { name: /^Pictures of/ });
  const second = strip.getByRole('link', { name: 'Picture two' });
  expect(await second.getAttribute('href')).toBe(gallery[1]?.cover);
  expect(await strip.locator('img').first().getAttribute('loading')).toBe('lazy');
  await second.click();

  const dialog = page.getByRole('dialog', { name: 'Picture 2 of 3' });
  await dialog.getByText('Caption two').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Picture 3 of 3' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await page.keyboard.press('ArrowLeft');
  await page
    .getByRole('dialog', { name: 'Picture 1 of 3' })
    .getByRole('img', { name: 'Picture one' })
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe(gallery[1]?.cover);
});

test('A finger turns the pictures, and one alone has nothing to turn', async () => {
  const { page } = await pages.open(path, projectServer({ gallery }), {
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('link', { name: 'Picture one' }).click();
  const picture = page.getByRole('dialog').getByRole('figure');
  const touch = (type: string, clientX: number) =>
    picture.dispatchEvent(type, { clientX, pointerType: 'touch', pointerId: 7 });
  await touch('pointerdown', 300);
  await touch('pointerup', 120);
  await page.getByRole('dialog', { name: 'Picture 2 of 3' }).waitFor();

  const alone = await pages.open(path, projectServer({ gallery: gallery.slice(0, 1) }));
  await alone.page.getByRole('link', { name: 'Picture one' }).click();
  await alone.page.getByRole('dialog', { name: 'Picture 1 of 1' }).waitFor();
  expect(await alone.page.getByRole('button', { name: 'Next picture' }).count()).toBe(0);
});
