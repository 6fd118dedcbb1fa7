import type { Store } from './store.ts';

/** What every part of the provider works with. */
export interface SimulatorContext {
  store: Store;
  /** The provider's time, in Unix seconds. */
  now: () => number;
  /** The address under which the hosted pages are reached, without a final slash. */
  baseUrl: () => string;
  /** Records an event and sends it to the webhook; `previous` are the former values of what changed. */
  emit: (type: string, object: object, more?: { previous?: object; account?: string }) => void;
}

/** Something that is to happen by itself at a time. */
export interface DueEvent {
  at: number;
  run: () => void;
}
