import type { Store } from './store.ts';

/** State and services shared by all parts of the simulator. */
export interface SimulatorContext {
  store: Store;
  /** The provider's time, in Unix seconds. */
  now: () => number;
  /** Base URL of the hosted pages, without a trailing slash. */
  baseUrl: () => string;
  /** Seconds until a paid charge reaches the balance and its fee is known. */
  settleAfter: number;
  /** The webhook endpoints that are registered. */
  webhookEndpoints: () => { id: string; created: number }[];
  /** Records an event and delivers it to the webhook. `previous` has the previous values of the changed fields. */
  emit: (type: string, object: object, more?: { previous?: object; account?: string }) => void;
}

/** A change that becomes due at a Unix time. */
export interface DueEvent {
  at: number;
  run: () => void;
}
