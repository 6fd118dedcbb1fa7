import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/shell/stored.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

function read(): Theme {
  const stored = readStored('theme');
  return THEMES.find(theme => theme === stored) ?? 'system';
}

/** Stores the theme and applies it to the page. */
export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme === 'system' ? undefined : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => 'system');

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
