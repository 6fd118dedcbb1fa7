import { useSyncExternalStore } from 'react';
import { store } from '#web/api/store.ts';

const isOpen = store(false);

/** Opens the interactive menu, or closes it. */
export const setInteractiveMenu = (open: boolean): void => isOpen.set(open);

export const toggleInteractiveMenu = (): void => isOpen.set(!isOpen.get());

export const useInteractiveMenu = (): boolean =>
  useSyncExternalStore(isOpen.subscribe, isOpen.get, () => false);
