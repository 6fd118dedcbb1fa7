import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  parsePath,
  type RouterProviderProps,
  type RouteObject,
  resolvePath,
  type To,
} from 'react-router-dom';
import { Blockers } from './blockers.ts';

export type Router = RouterProviderProps['router'];
type State = Router['state'];

/** Brings what a route needs before it is shown: its words and its code. Throws a redirect where it leads elsewhere. */
export type Prepare = (
  route: RouteObject,
  params: Record<string, string | undefined>,
  url: URL,
) => Promise<void>;

const IDLE = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
} as const;

/**
 * The router of the browser, for React Router's provider and hooks. Its own one weighs four times as much, with forms,
 * fetchers and revalidation, which a site whose data come through its API does not use.
 * The routes must have ids, and what the first page needs must have been prepared.
 */
export function createRouter(routes: RouteObject[], prepare: Prepare, onError: string): Router {
  let state = stateAt(locationOfWindow(), NavigationType.Pop);
  let turn = 0;
  const listeners = new Set<Parameters<Router['subscribe']>[0]>();
  const blockers = new Blockers(changed => update({ ...state, blockers: changed }));

  function stateAt(location: Location, historyAction: NavigationType, errors: State['errors'] = null): State {
    const matches = matchRoutes(routes, location) ?? [];
    return {
      historyAction,
      location,
      matches: matches as State['matches'], // the routes have ids
      initialized: true,
      renderFallback: false,
      navigation: IDLE,
      restoreScrollPosition: null,
      preventScrollReset: false,
      revalidation: 'idle',
      loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
      actionData: null,
      errors,
      fetchers: new Map(),
      blockers: new Map(),
    };
  }

  function update(next: State) {
    state = next;
    for (const listener of listeners) {
      listener(state, { deletedFetchers: [], newErrors: state.errors, flushSync: false });
    }
  }

  /** Goes to a location once it is prepared; `commit` writes the history. A later navigation overtakes an earlier one. */
  async function go(location: Location, action: NavigationType, commit: () => void): Promise<void> {
    turn += 1;
    const mine = turn;
    let errors: State['errors'] = null;
    try {
      const url = new URL(createPath(location), window.location.origin);
      await Promise.all(
        (matchRoutes(routes, location) ?? []).map(({ route, params }) => prepare(route, params, url)),
      );
    } catch (thrown) {
      const elsewhere = thrown instanceof Response && thrown.headers.get('Location');
      if (elsewhere) {
        if (mine === turn) await navigate(elsewhere, { replace: action !== NavigationType.Push });
        return;
      }
      errors = { [onError]: thrown };
    }

    if (mine !== turn) return;
    commit();
    update({ ...stateAt(location, action, errors), blockers: blockers.released() });
  }

  async function navigate(to: To | number | null, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    const next: Location = {
      ...resolve(to ?? '', state.location),
      state: options.state as unknown, // whatever the caller keeps there
      key: newKey(),
    };
    const proceed = () =>
      go(next, action, () => {
        const entry = {
          usr: next.state as unknown,
          key: next.key,
          idx: indexNow() + (options.replace ? 0 : 1),
        };
        const url = createPath(next);
        if (options.replace) window.history.replaceState(entry, '', url);
        else window.history.pushState(entry, '', url);
      });

    if (blockers.block(state.location, next, action, () => void proceed())) return;
    await proceed();
  }

  let index = indexNow();
  let isReturning = false;
  window.addEventListener('popstate', () => {
    const steps = indexNow() - index;
    if (isReturning) {
      isReturning = false;
      return;
    }
    const next = locationOfWindow();
    if (
      steps !== 0 &&
      blockers.block(state.location, next, NavigationType.Pop, () => window.history.go(steps))
    ) {
      isReturning = true;
      window.history.go(-steps);
      return;
    }
    void go(next, NavigationType.Pop, () => undefined);
  });
  listeners.add(() => {
    index = indexNow();
  });

  // React Router's type also has what only forms, fetchers and its server mode call.
  return {
    routes,
    manifest: {},
    basename: '/',
    future: {},
    window,
    get state() {
      return state;
    },
    subscribe: (listener: Parameters<Router['subscribe']>[0]) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    createHref: createPath,
    encodeLocation: (to: To) => {
      const { pathname, search, hash } = new URL(
        typeof to === 'string' ? to : createPath(to),
        window.location.origin,
      );
      return { pathname, search, hash };
    },
    getBlocker: blockers.get,
    deleteBlocker: blockers.delete,
  } as unknown as Router;
}

/** Where the browser is. */
function locationOfWindow(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryOf();
  return { pathname, search, hash, state: usr, key };
}

const entryOf = (): { usr?: unknown; key?: string; idx?: number } =>
  (window.history.state ?? {}) as { usr?: unknown; key?: string; idx?: number }; // `navigate` alone writes it

const indexNow = (): number => entryOf().idx ?? 0;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A target from where one is: without a path it is the same page with another query or part. */
function resolve(to: To, { pathname }: Location): { pathname: string; search: string; hash: string } {
  const { pathname: path, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: path ? resolvePath(path, pathname).pathname : pathname, search, hash };
}
