import { type Location, NavigationType } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { resolveAlias } from './aliases.ts';
import { createNavigation, type Held } from './navigation.ts';

/** A browser's window with a history of its own, which answers later as browsers do. */
class Browser {
  #entries: { address: string; state: unknown }[];
  #at = 0;
  #listeners: (() => void)[] = [];
  #answering = Promise.resolve();

  constructor(address: string) {
    this.#entries = [{ address, state: null }];
  }

  get addresses(): string[] {
    return this.#entries.map(({ address }) => address);
  }

  get address(): string {
    return this.#entries[this.#at]?.address ?? '';
  }

  /** What the window looks like to the site. */
  get window(): Window {
    const at = () => new URL(this.address, 'https://cairn.example');
    const entry = () => this.#entries[this.#at];
    const change = (state: unknown, address: string | undefined, at: number) => {
      this.#entries.splice(at, at > this.#at ? this.#entries.length : 1, {
        address: address ?? this.address,
        state: structuredClone(state),
      });
      this.#at = at;
    };
    return {
      get location() {
        return at();
      },
      history: {
        get state() {
          return entry()?.state;
        },
        pushState: (state: unknown, _: string, address?: string) => change(state, address, this.#at + 1),
        replaceState: (state: unknown, _: string, address?: string) => change(state, address, this.#at),
        go: (steps: number) => void this.go(steps),
      },
      addEventListener: (_: string, listener: () => void) => this.#listeners.push(listener),
    } as unknown as Window; // the few things that a navigation touches
  }

  /** The buttons of the browser. */
  go(steps: number): Promise<void> {
    this.#answering = this.#answering.then(async () => {
      await Promise.resolve();
      if (!this.#entries[this.#at + steps]) return;
      this.#at += steps;
      for (const listener of this.#listeners) listener();
    });
    return this.#answering;
  }

  /** Somebody writes another part of the page into the address. */
  writePart(hash: string): void {
    this.window.history.pushState(null, '', this.address.replace(/#.*/, '') + hash);
    for (const listener of this.#listeners) listener();
  }

  /** All that was asked of the history has been answered. */
  async quiet(): Promise<void> {
    for (let before; before !== this.#answering; ) {
      before = this.#answering;
      await before;
    }
  }
}

/** A site whose pages arrive when a test says so. */
function site(address = '/en') {
  const browser = new Browser(address);
  const awaited = new Map<string, { resolve: () => void; reject: (reason: unknown) => void }>();
  const here = new Set([address]);
  const navigation = createNavigation({
    window: browser.window,
    canonical: ({ pathname, search, hash }) => resolveAlias(pathname, search, hash),
    prepare: ({ pathname }) =>
      here.has(pathname)
        ? undefined
        : new Promise<void>((resolve, reject) => awaited.set(pathname, { resolve, reject })),
  });
  return {
    browser,
    navigation,
    shown: () => navigation.place().location.pathname,
    /** The code and words of a page are here from the start. */
    ready: (...paths: string[]) => paths.forEach(path => here.add(path)),
    async arrive(path: string) {
      awaited.get(path)?.resolve();
      await new Promise(resolve => setTimeout(resolve));
    },
    async fail(path: string) {
      awaited.get(path)?.reject(new TypeError('Failed to fetch'));
      await new Promise(resolve => setTimeout(resolve));
    },
  };
}

describe('A page', () => {
  test('is shown, and written into the history, when it has arrived', async () => {
    const { browser, navigation, shown, arrive } = site();
    navigation.push('/en/market');
    expect([shown(), browser.address]).toEqual(['/en', '/en']);

    await arrive('/en/market');
    expect([shown(), browser.address]).toEqual(['/en/market', '/en/market']);
    expect(navigation.place().action).toBe(NavigationType.Push);
  });

  test('that is here already is shown at once', () => {
    const { browser, navigation, shown, ready } = site();
    ready('/en/market');
    navigation.push('/en/market?sort=new#top', { from: 'menu' });
    expect(shown()).toBe('/en/market');
    expect(navigation.place().location).toMatchObject({
      search: '?sort=new',
      hash: '#top',
      state: { from: 'menu' },
    });
    expect(browser.address).toBe('/en/market?sort=new#top');
  });

  test('that takes the place of another leaves no trace of that one', async () => {
    const { browser, navigation, arrive } = site();
    navigation.replace('/en/market');
    await arrive('/en/market');
    expect(browser.addresses).toEqual(['/en/market']);
  });

  test('asked for later wins, whichever arrives first', async () => {
    const { browser, navigation, shown, arrive } = site();
    navigation.push('/en/market');
    navigation.push('/en/authors');
    await arrive('/en/authors');
    await arrive('/en/market');
    expect([shown(), browser.addresses]).toEqual(['/en/authors', ['/en', '/en/authors']]);
  });

  test('under another spelling of its address gets its own', () => {
    const { browser, navigation, ready } = site();
    ready('/gb/market', '/en/projects/01a');
    navigation.push('/GB/market.html');
    navigation.push('/en/market#/projects/01a');
    expect(browser.addresses).toEqual(['/en', '/gb/market', '/en/projects/01a']);
  });

  test('that cannot be brought says why, and comes with the next attempt', async () => {
    const { browser, navigation, shown, fail, arrive } = site();
    navigation.push('/en/market');
    await fail('/en/market');
    expect([shown(), browser.address]).toEqual(['/en/market', '/en/market']);
    expect(navigation.place().failure).toBeInstanceOf(TypeError);

    const again = navigation.settle();
    await arrive('/en/market');
    await again;
    expect(navigation.place()).toMatchObject({
      location: { pathname: '/en/market' },
      action: NavigationType.Push,
    });
    expect(navigation.place().failure).toBeUndefined();
    expect(browser.addresses).toEqual(['/en', '/en/market']);
  });
});

describe('The buttons of the browser', () => {
  test('lead back and forward, each entry with its own key and state', async () => {
    const { browser, navigation, shown, ready } = site();
    ready('/en/market');
    const { key } = navigation.place().location;
    navigation.push('/en/market', 7);
    await browser.go(-1);
    expect([shown(), navigation.place().location.key, navigation.place().action]).toEqual([
      '/en',
      key,
      NavigationType.Pop,
    ]);
    await browser.go(1);
    expect([shown(), navigation.place().location.state]).toEqual(['/en/market', 7]);
  });

  test('during a load win over what was loading', async () => {
    const { browser, navigation, shown, ready, arrive } = site();
    ready('/en/authors');
    navigation.push('/en/authors');
    navigation.push('/en/market');
    await browser.go(-1);
    await arrive('/en/market');
    expect([shown(), browser.address]).toEqual(['/en', '/en']);
  });

  test('are answered by a link that is chosen meanwhile', async () => {
    const { browser, navigation, shown, ready } = site('/en/market');
    ready('/en/authors', '/en/signin');
    navigation.push('/en/signin');
    navigation.replace('/en/authors');
    navigation.push('/en/signin');
    await browser.go(-2);
    navigation.push('/en/authors');
    expect([shown(), browser.addresses]).toEqual(['/en/authors', ['/en/market', '/en/authors']]);
  });

  test('know the parts of a page that somebody writes into the address', async () => {
    const { browser, navigation, ready, shown } = site();
    ready('/en/projects/01a');
    browser.writePart('#roles');
    expect(navigation.place().location.hash).toBe('#roles');
    browser.writePart('#/projects/01a');
    expect(shown()).toBe('/en/projects/01a');
    await browser.go(-1);
    expect([shown(), navigation.place().location.hash]).toEqual(['/en', '#roles']);
  });
});

describe('A form with changes', () => {
  /** Two pages behind, and a form that asks before another page takes its place. */
  function form() {
    const all = site();
    all.ready('/en/market', '/en/edit-profile', '/en/authors');
    all.navigation.push('/en/market');
    all.navigation.push('/en/edit-profile');
    const asked: { departure?: Held } = {};
    const release = all.navigation.hold(
      (from: Location, to: Location) => from.pathname !== to.pathname,
      departure => {
        asked.departure = departure;
      },
    );
    return { ...all, asked, release };
  }

  test('holds the way to another page, not the one within its own', () => {
    const { navigation, shown, asked } = form();
    navigation.push('/en/edit-profile#avatar');
    expect(asked.departure).toBeUndefined();
    navigation.push('/en/authors');
    expect(shown()).toBe('/en/edit-profile');
    expect(asked.departure).toBeDefined();
  });

  test('lets go whoever leaves all the same', () => {
    const { navigation, shown, asked } = form();
    navigation.push('/en/authors');
    asked.departure?.proceed();
    expect(shown()).toBe('/en/authors');
  });

  test.each([
    ['one page', -1, '/en/market'],
    ['two pages', -2, '/en'],
  ])('holds the way back by %s and leaves the history as it was', async (_, steps, target) => {
    const { browser, shown, asked } = form();
    await browser.go(steps);
    await browser.quiet();
    expect([shown(), browser.address]).toEqual(['/en/edit-profile', '/en/edit-profile']);
    expect(browser.addresses).toHaveLength(3);

    asked.departure?.proceed();
    await browser.quiet();
    expect([shown(), browser.address]).toEqual([target, target]);
  });

  test('asks again the next time', async () => {
    const { browser, shown, asked } = form();
    await browser.go(-1);
    await browser.quiet();
    delete asked.departure;
    await browser.go(-1);
    await browser.quiet();
    expect(shown()).toBe('/en/edit-profile');
    expect(asked.departure).toBeDefined();
  });

  test('that is gone holds nothing', async () => {
    const { browser, shown, release } = form();
    release();
    await browser.go(-1);
    expect(shown()).toBe('/en/market');
  });
});
