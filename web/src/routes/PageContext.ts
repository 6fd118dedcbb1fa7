import { createContext, use } from 'react';
import type { Page } from './pages.ts';

/** The page at the address; undefined where there is none. */
export const PageContext = createContext<Page | undefined>(undefined);

export const usePage = (): Page | undefined => use(PageContext);
