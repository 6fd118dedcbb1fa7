import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';

/** Where the site is, how it came there, and why that page could not be brought, if it could not. */
export interface Place {
  location: Location;
  action: NavigationType;
  failure?: unknown;
}

/** Whether somebody who is leaving has to be asked first. */
export type MayHold = (from: Location, to: Location) => boolean;

/** A departure that is held: `proceed` leaves all the same. */
export interface Held {
  proceed: () => void;
}

export interface Navigation extends Navigator {
  /** The place that is shown. */
  place: () => Place;
  subscribe: (listener: () => void) => () => void;
  /** Brings what the place needs: at the start, and again after a failure. */
  settle: () => Promise<void>;
  /** Whether a page was asked for that is not there yet. */
  isUnderWay: () => boolean;
  /** When the page that was asked for is there, or another one took its turn. */
  arrived: () => Promise<void>;
  /** Asks `may` before each departure and tells `held` of those that it holds; gives back how to stop. */
  hold: (may: MayHold, held: (departure: Held) => void) => () => void;
}

export interface Surroundings {
  window: Pick<Window, 'history' | 'location' | 'addEventListener'>;
  /** Brings what the page of a location needs; undefined where everything is there already. */
  prepare: (location: Location) => Promise<unknown> | undefined;
  /** The address that this one is another spelling of; undefined where it is its own. */
  canonical: (location: Location) => string | undefined;
}

/**
 * Moves through the site for React Router: a page is shown, and written into the history, once its code and words are there.
 * Of two navigations the later one wins; a departure may be held, also one by the buttons of the browser.
 */
export function createNavigation({ window, prepare, canonical }: Surroundings): Navigation {
  const { history } = window;
  const listeners = new Set<() => void>();
  const holders = new Map<MayHold, (departure: Held) => void>();
  let turn = 0;
  let going: Promise<void> = Promise.resolve();
  let underWay = false;
  /** Own steps back through the history that the browser has yet to tell of. */
  let returning = 0;
  /** The next step through the history has been asked about. */
  let passing = false;

  if (indexOf(history.state) === undefined) numberEntry(0, entryOf(history.state).key);
  let index = indexNow();
  let place: Place = { location: locationOfWindow(), action: NavigationType.Pop };

  /** Goes to a location as soon as it is prepared; `commit` writes the history. */
  function go(location: Location, action: NavigationType, commit: () => void = () => undefined) {
    turn += 1;
    const mine = turn;
    const arrive = (failure?: unknown) => {
      if (mine !== turn) return;
      underWay = false;
      commit();
      index = indexNow();
      place = { location, action, ...(failure !== undefined && { failure }) };
      for (const listener of listeners) listener();
    };

    const coming = prepare(location);
    underWay = coming !== undefined;
    if (!coming) return arrive();
    going = coming.then(() => arrive(), arrive);
  }

  function travel(to: To, state: unknown, action: NavigationType.Push | NavigationType.Replace) {
    const asked = { ...partsOf(to), state, key: newKey() };
    const location = { ...asked, ...partsOf(canonical(asked) ?? asked) };
    const entry = (idx: number): Entry => ({ usr: state, key: location.key, idx });
    const leave = () =>
      go(location, action, () => {
        if (action === NavigationType.Push)
          history.pushState(entry(indexNow() + 1), '', createPath(location));
        else history.replaceState(entry(indexNow()), '', createPath(location));
      });
    if (!isHeld(location, leave)) leave();
  }

  /** Whether the newest of those who may hold does so. */
  function isHeld(to: Location, proceed: () => void): boolean {
    const [, held] = [...holders].findLast(([may]) => may(place.location, to)) ?? [];
    held?.({ proceed });
    return held !== undefined;
  }

  window.addEventListener('popstate', () => {
    if (returning > 0) {
      returning -= 1;
      return;
    }
    // An entry without a number was made by the browser itself, for a part of the page.
    if (indexOf(history.state) === undefined) numberEntry(index + 1, newKey());
    const location = locationOfWindow();
    const known = canonical(location);
    if (known) return travel(known, null, NavigationType.Replace);

    const steps = indexNow() - index;
    const hasPassed = passing;
    passing = false;
    const proceed = () => {
      passing = true;
      history.go(steps);
    };
    if (hasPassed || steps === 0 || !isHeld(location, proceed)) return go(location, NavigationType.Pop);
    returning += 1;
    history.go(-steps);
  });

  function numberEntry(idx: number, key: string) {
    history.replaceState({ ...entryOf(history.state), key, idx }, '');
  }

  function indexNow(): number {
    return indexOf(history.state) ?? index;
  }

  function locationOfWindow(): Location {
    const { pathname, search, hash } = window.location;
    const { usr, key } = entryOf(history.state);
    return { pathname, search, hash, state: usr, key };
  }

  return {
    place: () => place,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle: async () => {
      go(place.location, place.action);
      await going;
    },
    isUnderWay: () => underWay,
    arrived: () => going,
    hold: (may, held) => {
      holders.set(may, held);
      return () => holders.delete(may);
    },
    createHref: to => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state: unknown = null) => travel(to, state, NavigationType.Push),
    replace: (to, state: unknown = null) => travel(to, state, NavigationType.Replace),
    go: steps => history.go(steps),
  };
}

interface Entry {
  usr: unknown;
  key: string;
  idx?: number;
}

/** What the history keeps of an entry; the one that the browser made for the first page has nothing. */
const entryOf = (state: unknown): Entry => ({
  usr: null,
  key: 'default',
  ...(state as Partial<Entry> | null),
}); // this file alone writes it

const indexOf = (state: unknown): number | undefined => entryOf(state).idx;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

function partsOf(to: To): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash };
}
