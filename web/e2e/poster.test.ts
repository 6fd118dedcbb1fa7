import { expect, test } from 'vitest';
import { type PosterContent, posterPage } from '#functions/pages/poster.ts';
import { project as limits } from '#shared/settings.ts';
import { openContexts } from '#web/testing/openContexts.ts';

const newContext = openContexts();

/** Text of exactly so many letters, in words of ten. */
const letters = (count: number): string =>
  'Windräder '
    .repeat(count)
    .slice(0, count - 1)
    .trim()
    .padEnd(count, 'W');

const content: PosterContent = {
  locale: 'en-GB',
  address:
    'https://cairn.example/en/projects/0192f1d3-ea00-7000-8000-066f9181fd79/windraeder-windraeder-windraeder',
  link: 'https://cairn.example/en/projects/0192f1d3-ea00-7000-8000-066f9181fd79/wind?ref=poster',
  picture: '/share.jpg',
  language: 'en',
  name: 'Wind',
  description: 'Two turbines for a village that has had none.',
  by: 'by Ada Byron',
  facts: ['15% built', '$515 of $2,500', '2 roles open'],
  scan: 'Scan to see the project',
  reason: 'Join the team, support it, or follow how it grows.',
};

test.each([
  ['a short name', content],
  [
    'the longest texts',
    {
      ...content,
      name: letters(limits.name.max),
      description: letters(limits.description.max),
      by: `by ${letters(150)}`,
      facts: ['100% built', '$1,000,000,000 of $1,000,000,000', '50 roles open'],
    },
  ],
  ['a name without a blank', { ...content, name: 'W'.repeat(limits.name.max) }],
])('a poster with %s is one page, with nothing cut off', async (_, poster) => {
  const page = await (await newContext({ viewport: { width: 794, height: 1123 } })).newPage();
  await page.setContent(posterPage(poster));
  const { inner, outer, code } = await page.evaluate(() => {
    const main = document.querySelector('main');
    const scan = document.querySelector('.scan')?.getBoundingClientRect();
    const above = document.querySelector('.facts')?.getBoundingClientRect();
    return {
      inner: [main?.scrollWidth ?? 0, main?.scrollHeight ?? 0],
      outer: [main?.clientWidth ?? 0, main?.clientHeight ?? 0],
      code: { isBelow: (scan?.top ?? 0) >= (above?.bottom ?? 0), bottom: scan?.bottom ?? 0 },
    };
  });
  expect(inner).toEqual(outer);
  expect(code.isBelow).toBe(true);
  expect(code.bottom).toBeLessThanOrEqual(1123);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
