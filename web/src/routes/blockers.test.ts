import { type Blocker, type Location, NavigationType } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Blockers } from './blockers.ts';

const at = (pathname: string): Location => ({ pathname, search: '', hash: '', state: null, key: pathname });
const here = at('/en/edit-profile');
const there = at('/en/market');

/** Blockers with one form that does not let go, and what pages see of it. */
function oneForm() {
  let seen: Blocker | undefined;
  const blockers = new Blockers(all => {
    seen = all.get('form');
  });
  blockers.get(
    'form',
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  return { blockers, seen: () => seen };
}

test('A form with changes holds the way to another page, not the way within its own', () => {
  const { blockers, seen } = oneForm();
  expect(blockers.block(here, here, NavigationType.Push, () => undefined)).toBe(false);
  expect(blockers.block(here, there, NavigationType.Push, () => undefined)).toBe(true);
  expect(seen()).toMatchObject({ state: 'blocked', location: there });
});

test('Who leaves all the same is let through once', () => {
  const { blockers, seen } = oneForm();
  const gone: boolean[] = [];
  blockers.block(here, there, NavigationType.Pop, () =>
    gone.push(!blockers.block(here, there, NavigationType.Pop, () => undefined)),
  );
  seen()?.proceed?.();
  expect(gone).toEqual([true]);

  expect(blockers.released().get('form')).toMatchObject({ state: 'unblocked' });
  expect(blockers.block(here, there, NavigationType.Push, () => undefined)).toBe(true);
});

test('Who stays is asked again the next time', () => {
  const { blockers, seen } = oneForm();
  blockers.block(here, there, NavigationType.Push, () => undefined);
  seen()?.reset?.();
  expect(seen()).toMatchObject({ state: 'unblocked' });
  expect(blockers.block(here, there, NavigationType.Push, () => undefined)).toBe(true);
});

test('A form that is gone holds nothing', () => {
  const { blockers } = oneForm();
  blockers.delete('form');
  expect(blockers.block(here, there, NavigationType.Push, () => undefined)).toBe(false);
});
