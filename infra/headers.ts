import { createHash } from 'node:crypto';
import { embedStyles } from '#functions/pages/embedCard.ts';
import { posterStyles } from '#functions/pages/poster.ts';
import { videoHosts } from '#shared/media.ts';
import { prototypeHosts } from '#shared/prototypeOf.ts';

export type Tls = 'never' | 'always' | 'preload';

/** Two years, also for subdomains. */
export const strictTransport = { maxAgeSeconds: 63_072_000, includeSubdomains: true };

/** Settings that the security headers depend on. */
export interface HeaderOptions {
  /** The policy that the web build wrote for its own pages (`contentSecurityPolicy` in dist/web/hosting.json). */
  pages?: string | undefined;
  /** Origin that takes presigned uploads. */
  uploads: string;
  /**
   * Whether the site is served over TLS only; the local environment uses plain HTTP. `preload` lets browsers know so before the
   * first visit, for the domain and everything below it, and takes months to undo.
   */
  tls: Tls;
}

/** Policy without a build: there are no pages, and nothing may run. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Our own cards and posters, players of the videos, and hosts of the prototypes, that the settings allow. */
const frames = [
  "'self'",
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  ...videoHosts.map(host => `https://${host}`),
  ...prototypeHosts.map(({ origin }) => origin),
];

/** The pages' own policy, with additions of the environment: the origin of uploads, and the sites that may be framed. */
export function contentSecurityPolicy({ pages = nothing, uploads, tls }: HeaderOptions): string {
  const policy = new Map(
    pages.split(';').map(directive => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const add = (name: string, sources: readonly string[]) => {
    const own = (policy.get(name) ?? []).filter(source => source !== "'none'");
    policy.set(name, [...new Set([...own, ...sources])]);
  };

  add('connect-src', ["'self'", uploads]);
  add('media-src', ["'self'", uploads]); // videos before they are public
  add('img-src', ["'self'", uploads]); // attachments of messages
  add('frame-src', frames);
  if (tls !== 'never') add('upgrade-insecure-requests', []);

  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

const hashOf = (styles: string): string => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** The policy of the cards that other sites show, and of posters: their styles and one picture of ours, no scripts, in any frame. */
export const embedPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src ${hashOf(embedStyles)} ${hashOf(posterStyles)}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** The headers of such a card: other sites may frame it. */
export function embedHeaders(options: HeaderOptions): Record<string, string> {
  const { 'x-frame-options': _frames, ...headers } = securityHeaders(options);
  return {
    ...headers,
    'content-security-policy': embedPolicy,
    'cross-origin-resource-policy': 'cross-origin',
  };
}

const strictTransportSecurity = (tls: Tls): string =>
  `max-age=${strictTransport.maxAgeSeconds}; includeSubDomains${tls === 'preload' ? '; preload' : ''}`;

/** The security headers of every answer, in the cloud and on one machine. */
export const securityHeaders = (options: HeaderOptions): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(options.tls !== 'never' && { 'strict-transport-security': strictTransportSecurity(options.tls) }),
});
