import { startScriptHash } from './startScript.ts';

export interface PolicyOrigins {
  /** Where the page may send requests besides its own origin: the upload bucket. */
  connect?: readonly string[];
  /** Where pictures may come from besides its own origin. */
  images?: readonly string[];
  /** Embedded videos. */
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
