import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import type { ShellPage } from '#web/shell/usePage.ts';

/** Properties of a page that only the web application needs. */
export interface PageView extends Pick<ShellPage, 'section'> {
  /** Translations of the page; the first namespace has `meta.{name}.title` and `meta.{name}.description`. */
  namespaces: readonly [Namespace, ...Namespace[]];
  /** `whole`: the HTML contains the page; `shell` (default): only header and footer, and the browser renders the page. */
  prerender?: 'whole' | 'shell';
  /** Excluded from search engines and the sitemap, as is every page that requires a session. */
  hidden?: boolean;
  /** First API call of the page, sent before its code has loaded. Its ids are taken from the URL. */
  first?: { id: EndpointID; query?: Record<string, string> };
  /**
   * Values of the optional parameter that ends the path. Each is prerendered as a page of its own, whole, with the title and
   * description at `contexts.{value}`.
   */
  variants?: readonly string[];
  /** Also listed in `sources.ts`, for the build. `prepare` loads what the page shows before it renders. */
  load: () => Promise<{ default: ComponentType; prepare?: (params: Params) => Promise<void> }>;
}
