import { createContext } from 'react';
import type { Navigation } from './navigation.ts';

/** What moves through the site in the browser; nothing moves where pages are prerendered. */
export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Why the page at the address could not be brought; undefined where it could. */
export const FailureContext = createContext<unknown>(undefined);
