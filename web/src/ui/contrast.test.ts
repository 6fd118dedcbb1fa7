import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colour of a token in the light (0) or the dark (1) theme. */
function colour(name: string, theme: 0 | 1): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6,8}/gi) ?? [];
  const found = colours[theme] ?? colours[0];
  if (!found) throw new Error(`There is no colour ${name}`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(pair: string, theme: 0 | 1): number {
  const [front = '', ground = ''] = pair.split(' ');
  const [a = 0, b = 0] = [luminance(colour(front, theme)), luminance(colour(ground, theme))].sort(
    (x, y) => y - x,
  );
  return (a + 0.05) / (b + 0.05);
}

const TEXT = [
  'ink paper',
  'ink surface',
  'ink raised',
  'ink sunken',
  'ink stone-200',
  'ink stone-300',
  'ink-2 paper',
  'ink-2 sunken',
  'ink-2 raised',
  'ink-3 paper',
  'ink-3 surface',
  'ink-3 sunken',
  'ink-3 raised',
  'ink-3 stone-100',
  'moss paper',
  'moss surface',
  'moss sunken',
  'on-moss moss',
  'on-moss moss-hover',
  'on-moss moss-active',
  'moss-tint-ink moss-tint',
  'on-deep deep',
  'on-deep-2 deep',
  'on-ember ember',
  'on-ember ember-hover',
  'on-ember ember-active',
  'ember-text paper',
  'ember-text ember-tint',
  'on-sun sun',
  'sun-text sun-tint',
  'ok ok-tint',
  'warn warn-tint',
  'warn raised',
  'err err-tint',
  'err paper',
  'err raised',
  'on-err err',
  'on-err err-hover',
  'info info-tint',
  'ink ok-tint',
  'ink warn-tint',
  'ink err-tint',
  'ink info-tint',
];
const MARKS = [
  'line-2 paper',
  'line-2 surface',
  'line-2 sunken',
  'line-2 well',
  'moss-mid paper',
  'ember-mark paper',
  'ember-mark raised',
  'focus paper',
  'focus raised',
  'focus sunken',
  'cairn-fill paper',
  'cairn-fill cairn-track',
  'cairn-ghost paper',
  'cairn-ghost raised',
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('In the %s theme', (_name, theme) => {
  test.each(TEXT)('text %s has a contrast of at least 4.5', pair => {
    expect(ratio(pair, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MARKS)('graphics %s have a contrast of at least 3', pair => {
    expect(ratio(pair, theme)).toBeGreaterThanOrEqual(3);
  });
});
