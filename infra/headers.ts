/** Hashes of what the web build writes inline, in CSP's own spelling without quotes: `sha256-…`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the policy must let through beside the site itself. */
export interface HeaderOptions {
  inline: InlineHashes;
  /** Origin that takes presigned uploads. */
  uploads: string;
  /** Whether the site is only ever served over TLS; one machine speaks plain HTTP. */
  tls: boolean;
}

/** Players that show the videos which `videoHosts` of the settings allow. */
const players = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'];

const self = "'self'";
const quoted = (hashes: readonly string[]) => hashes.map(hash => `'${hash}'`);

/** The content security policy of every page: nothing inline but what the build hashed, nothing from elsewhere but players and uploads. */
export function contentSecurityPolicy({ inline, uploads, tls }: HeaderOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [self],
    'script-src': [self, ...quoted(inline.scripts)],
    'style-src': [self, ...quoted(inline.styles)],
    'img-src': [self, 'data:', 'blob:'],
    'media-src': [self, 'blob:'],
    'font-src': [self],
    'connect-src': [self, uploads],
    'frame-src': players,
    'frame-ancestors': ["'none'"],
    'form-action': [self],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(tls ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The security headers of every answer, in the cloud and on one machine. */
export const securityHeaders = (options: HeaderOptions): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(options.tls ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
});
