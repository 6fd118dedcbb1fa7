import type { EndpointID } from './contracts/index.ts';
import type { ErrorCode } from './errors.ts';

/** A call that a page needs for its first view: path parameters and query. */
export interface RenderedCall {
  id: EndpointID;
  input: Readonly<Record<string, unknown>>;
}

/** A response with which the server rendered a page: the one for an anonymous caller. */
export interface RenderedResponse extends RenderedCall {
  data?: unknown;
  /** The refusal of the call, in place of `data`. */
  refusal?: { code: ErrorCode; status: number; i18nID: string; message: string };
}

/**
 * Data with which the server rendered a page. The page's HTML contains it as JSON, so that hydration starts from the same
 * data.
 */
export interface PageState {
  /** Milliseconds since 1970. */
  renderedAt: number;
  responses: readonly RenderedResponse[];
  /** The query of the address that it was rendered with, where that chooses the data. */
  query?: string;
  /** The page says that the site is under maintenance, and for how long if that is known; there are no responses then. */
  maintenance?: { until?: string | undefined };
}

/** The header by which the function tells CloudFront the status of a page that the bucket must not replace. */
export const pageStatusHeader = 'x-page-status';

/** A page that is rendered on the server for each address. */
export interface ServedPage {
  name: string;
  /** Path of the address, without a trailing slash: `/fr/projects/{ProjectID}`. */
  path: string;
  /** The known parameters of the address's query, if the page is rendered with it. */
  query?: string;
  calls: readonly RenderedCall[];
}

/** Renders the pages of a built site; the site's build provides it. */
export interface SiteRenderer {
  /** Differs between builds. */
  version: string;
  /** The page at a path, with what the query of its address chooses; undefined if no page there is rendered on the server. */
  findPage: (path: string, query?: string) => ServedPage | undefined;
  /** The address that search engines should know: with the project's name, for example. */
  canonicalPath: (page: ServedPage, state: PageState) => string;
  /**
   * Renders a whole document. Without a state it contains the page as it looks before its data has arrived. `onError` is
   * called for each part that failed and is left to the browser. Rejects if the page itself fails.
   */
  render: (
    page: ServedPage,
    state: PageState | undefined,
    options: { origin: string; onError: (error: unknown) => void },
  ) => Promise<string>;
}
