import { startScriptHash } from './startScript.ts';

export interface PolicyOrigins {
  /** Origins that pages may send requests to, besides their own: the upload bucket. */
  connect?: readonly string[];
  /** Origins that pictures may be loaded from, besides the page's own. */
  images?: readonly string[];
  /** Origins of embedded video players. */
  frames?: readonly string[];
}

/** The content security policy of every page: own files only, no inline style, one inline script by its hash. */
export function contentSecurityPolicy({
  connect = [],
  images = [],
  frames = [],
}: PolicyOrigins = {}): string {
  return [
    "default-src 'self'",
    `script-src 'self' '${startScriptHash()}'`,
    "style-src 'self'",
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    ["media-src 'self'", ...images].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
