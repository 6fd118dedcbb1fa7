import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { focusStep } from '#shared/focus.ts';

const css = readFileSync(new URL('Focus.css', import.meta.url), 'utf8');
/** The centre needs no class. */
const steps = Array.from({ length: 100 / focusStep + 1 }, (_, step) => step * focusStep).filter(
  step => step !== 50,
);

test.each(['x', 'y'])('each step of the grid of focal points has its class: %s', axis => {
  const found = [...css.matchAll(new RegExp(`\\.f${axis}-(\\d+) \\{\\s*--f${axis}: (\\d+)%;`, 'g'))];
  expect(found.map(([, name, value]) => [Number(name), Number(value)])).toEqual(
    steps.map(step => [step, step]),
  );
});
