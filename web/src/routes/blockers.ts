import type { Blocker, BlockerFunction, Location, NavigationType } from 'react-router-dom';

const UNBLOCKED: Blocker = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined };

/** Who may hold a navigation back: a form with changes that are not saved. */
export class Blockers {
  #all = new Map<string, { ask: BlockerFunction; blocker: Blocker }>();
  #letThrough = false;
  #changed: (blockers: Map<string, Blocker>) => void;

  constructor(changed: (blockers: Map<string, Blocker>) => void) {
    this.#changed = changed;
  }

  get = (key: string, ask: BlockerFunction): Blocker => {
    const known = this.#all.get(key)?.blocker ?? UNBLOCKED;
    this.#all.set(key, { ask, blocker: known });
    return known;
  };

  delete = (key: string): void => void this.#all.delete(key);

  /** Whether the newest blocker holds the navigation; it then offers `proceed`, which does it after all, and `reset`. */
  block(from: Location, to: Location, action: NavigationType, proceed: () => void): boolean {
    const [key, entry] = [...this.#all].at(-1) ?? [];
    if (this.#letThrough || !key || !entry) return false;
    if (!entry.ask({ currentLocation: from, nextLocation: to, historyAction: action })) return false;

    this.#set(key, {
      state: 'blocked',
      location: to,
      proceed: () => {
        this.#set(key, { state: 'proceeding', location: to, proceed: undefined, reset: undefined });
        this.#letThrough = true;
        proceed();
      },
      reset: () => this.#set(key, UNBLOCKED),
    });
    return true;
  }

  /** After a navigation nothing is held any more. */
  released(): Map<string, Blocker> {
    this.#letThrough = false;
    for (const [key, entry] of this.#all) this.#all.set(key, { ...entry, blocker: UNBLOCKED });
    return this.#states();
  }

  #set(key: string, blocker: Blocker) {
    const entry = this.#all.get(key);
    if (entry) this.#all.set(key, { ...entry, blocker });
    this.#changed(this.#states());
  }

  #states = (): Map<string, Blocker> => new Map([...this.#all].map(([key, { blocker }]) => [key, blocker]));
}
