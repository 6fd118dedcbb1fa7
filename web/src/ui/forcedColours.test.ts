import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

/** Each component of the page of components that shows a choice: one that is chosen and one that is not. */
const CHOICES: Record<string, (page: Page) => [Locator, Locator]> = {
  checkbox: page => [
    page.getByRole('checkbox', { name: 'Developers' }),
    page.getByRole('checkbox', { name: 'Designers' }),
  ],
  radio: page => [page.getByLabel('Monthly'), page.getByLabel('Yearly')],
  switch: page => [page.getByLabel('Renew by itself'), page.getByLabel('Show my city')],
  segmented: page => [
    page.getByRole('button', { name: 'Board', exact: true }),
    page.getByRole('button', { name: 'List', exact: true }),
  ],
  swatch: page => [page.getByLabel('Light', { exact: true }), page.getByLabel('Brown')],
  chip: page => [
    page.locator('.chip[aria-pressed="true"]').first(),
    page.locator('.chip[aria-pressed="false"]').first(),
  ],
  tab: page => [page.getByRole('tab', { name: 'Roles' }), page.getByRole('tab', { name: 'Team' })],
  anchor: page => [
    page.locator('.tabs > [aria-current]'),
    page.locator('.tabs > a:not([aria-current])').first(),
  ],
  page: page => [page.locator('.pages [aria-current]'), page.locator('.pages a').first()],
  step: page => [page.locator('.fstone.done'), page.locator('.fstone:not(.done, .now)')],
  strength: page => [page.locator('.strength .on').first(), page.locator('.strength i:not(.on)').first()],
};

const openKit = (theme: 'light' | 'dark') =>
  pages.open('/en/kit', {}, { forcedColors: 'active', hasSeenPrivacy: true, theme });

/** Whether an element has the system colour of selections as its background or outline. */
const isHighlighted = (element: Locator): Promise<boolean> =>
  element.evaluate(node => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.backgroundColor = 'Highlight';
    const highlight = getComputedStyle(sample).backgroundColor;
    sample.remove();
    const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(node);
    return backgroundColor === highlight || (outlineStyle !== 'none' && outlineColor === highlight);
  });

test.each(['light', 'dark'] as const)('forced colours show what is chosen, in the %s theme', async theme => {
  const { page } = await openKit(theme);
  const shown: Record<string, boolean[]> = {};
  for (const [name, find] of Object.entries(CHOICES))
    shown[name] = await Promise.all(find(page).map(one => isHighlighted(one)));

  expect(shown).toEqual(Object.fromEntries(Object.keys(CHOICES).map(name => [name, [true, false]])));
});

test.each(['pill', 'badge'])(
  'forced colours show a %s on what is chosen without its own ground',
  async name => {
    const { page } = await openKit('light');
    const shown = await page.locator('.tabs > [aria-current]').evaluate((chosen, className) => {
      const number = chosen.appendChild(document.createElement('span'));
      number.className = className;
      const { backgroundColor, color, borderTopColor } = getComputedStyle(number);
      return {
        backgroundColor,
        hasColorOfParent: color === getComputedStyle(chosen).color,
        borderTopColor,
        color,
      };
    }, name);
    expect(shown).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', hasColorOfParent: true });
    expect(shown.borderTopColor).toBe(shown.color);
  },
);

test('forced colours leave swatches their colours, and selects their arrow', async () => {
  const { page } = await openKit('light');
  const brown = page.getByLabel('Brown');
  expect(await brown.evaluate(node => getComputedStyle(node).backgroundColor)).toBe('rgb(191, 133, 90)');
  const country = page.getByLabel('Country', { exact: true });
  expect(await country.evaluate(node => getComputedStyle(node).appearance)).toBe('auto');
});

test.each(['.btn', '.chip', '.badge', '.seg', '.sheet', '.alert', '.tile', '.switch', '.sw'])(
  'forced colours give %s a border',
  async selector => {
    const { page } = await openKit('light');
    const widths = await page.evaluate(
      css =>
        [...document.querySelectorAll(css)].map(one =>
          Number.parseFloat(getComputedStyle(one).borderTopWidth),
        ),
      selector,
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(1);
  },
);

const root = join(import.meta.dirname, '..');
const forced = readFileSync(join(import.meta.dirname, 'forcedColours.css'), 'utf8');
const rules = globSync('**/*.css', { cwd: root })
  .filter(file => !file.endsWith('forcedColours.css'))
  .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)])
  .map(([, selector = '', body = '']) => ({
    selector: selector.replaceAll(/\/\*.*?\*\/|\s+/gs, ' ').trim(),
    body,
  }));

/** Rules whose edge is the shadow of the same component's first rule, or is drawn by `forcedColours.css`. */
const IS_VARIANT = /:|\[|--|\.\w[\w-]*\.\w|\.sw$|\.switch$/;

test('what draws its edge as a shadow has a border in forced colours', () => {
  const edged = rules.filter(({ body }) => /box-shadow:[^;]*(--lift-[023]\)|inset 0 0 0 1)/.test(body));
  const without = edged.filter(
    ({ selector, body }) => !IS_VARIANT.test(selector) && !body.includes('border: var(--edge)'),
  );
  expect(edged.length).toBeGreaterThan(20);
  expect(without.map(({ selector }) => selector)).toEqual([]);
});

test('each control that shows its choice by colours is chosen in forced colours too', () => {
  const chosen = rules
    .filter(
      ({ selector, body }) => selector.includes(':checked') && /background|outline|box-shadow/.test(body),
    )
    .map(({ selector }) => /\.([\w-]+)[^.]*$/.exec(selector)?.[1] ?? selector);
  expect(chosen.length).toBeGreaterThan(5);
  expect([...new Set(chosen)].filter(name => !forced.includes(`.${name}`))).toEqual([]);
});
