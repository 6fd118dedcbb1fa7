import { useMatches } from 'react-router-dom';
import type { PageAccess, PageName } from '#shared/paths.ts';

/** Properties of a page that the shell uses; the handle of its route. */
export interface ShellPage {
  /** The URL pattern of the router. */
  pattern: string;
  access: PageAccess;
  footer: 'deep' | 'slim';
  /** The folder of its files in `pages`, to which its styles are limited; pages of a status have none. */
  area?: string | undefined;
  /** The page in the main menu that this page belongs to. */
  section?: PageName;
  /** Values of the last parameter of its URL for which the build writes pages of their own. */
  variants?: readonly string[];
}

/** The page of the current URL; undefined if no page has this URL. */
export const usePage = (): ShellPage | undefined => useMatches().at(-1)?.handle as ShellPage | undefined; // routes.tsx sets the handle of each page

/** Whether the URL of a page has no ids, so that its path is known without data. */
export const isFixed = ({ pattern }: Pick<ShellPage, 'pattern'>): boolean =>
  !pattern.slice('/:lang'.length).includes(':');

/** Whether the build has written a page of its own for the last parameter of a path. */
export const isVariant = ({ variants }: Pick<ShellPage, 'variants'>, pathname: string): boolean =>
  variants?.includes(pathname.slice(pathname.lastIndexOf('/') + 1)) === true;
