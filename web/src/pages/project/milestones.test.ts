import { describe, expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';

const pages = openPages();

describe('Milestones of the owner’s own', () => {
  const long = 'A boat for every harbour that has asked us for one since 2019';
  const milestones = [
    { name: 'First boat in the water', amount: 2_000_00 },
    { name: long.slice(0, 60), amount: 6_500_00 },
    { name: 'The whole fleet', amount: 10_000_00 },
  ];

  test('stand between the stones at their amounts, and say how much is missing', async () => {
    const { page } = await pages.open(path, projectServer({ milestones, raised: 6_100_00 }));
    const steps = page.getByRole('region', { name: 'The budget in seven stones' }).getByRole('listitem');
    await steps.filter({ hasText: 'First boat in the water' }).waitFor();
    const texts = (await steps.allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' ').replace(' ,', ','));
    expect(texts).toEqual([
      expect.stringMatching(/^The whole fleet, milestone still to come £10,000$/),
      expect.stringMatching(/^Last stone.* £10,000$/),
      expect.stringMatching(/^Sixth stone.* £8,572$/),
      expect.stringMatching(/^Fifth stone, in progress £7,143$/),
      `${long.slice(0, 60)}, next milestone £400 to go £6,500`,
      expect.stringMatching(/^Fourth stone, laid £5,715$/),
      expect.stringMatching(/^Third stone, laid £4,286$/),
      expect.stringMatching(/^Second stone, laid £2,858$/),
      'First boat in the water, milestone reached £2,000',
      expect.stringMatching(/^First stone, laid £1,429$/),
    ]);
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each(['completed', 'halted', 'submitted'] as const)(
    'are not approached while a project is %s, whose days are not counted either',
    async status => {
      const { page } = await pages.open(path, projectServer({ milestones, raised: 6_100_00, status }));
      const panel = page.getByRole('complementary', { name: /^Support/ });
      await panel.getByText('The whole fleet').waitFor();
      const text = await panel.innerText();
      expect(text).not.toMatch(/to go|in progress|next milestone|days left/);
      expect(text).toContain('milestone reached');
    },
  );

  test('are named beside the progress, before the stone if they are nearer', async () => {
    const { page } = await pages.open(path, projectServer({ milestones, raised: 6_100_00 }));
    const next = page.getByText(/^£[\d,]+ more to/);
    await expect
      .poll(async () => await next.allInnerTexts())
      .toEqual([
        `£400 more to the next milestone: ${long.slice(0, 60)}`,
        '£1,043 more to lay the fifth stone',
      ]);
  });

  test('fit a narrow screen', async () => {
    const { page } = await pages.open(path, projectServer({ milestones, raised: 6_100_00 }), {
      viewport: { width: 320, height: 700 },
    });
    await page.getByText('£400 to go').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
