import { hashOfSecret, newSecret } from '#functions/platform/secrets.ts';
import { connectStateMinutes } from '#shared/settings.ts';
import { minute, second } from '#shared/time.ts';

const name = 'cairn_connect';

/** Sent also when the provider's page leads back, which is another site. */
const rules = `HttpOnly; Secure; SameSite=Lax; Path=/api/stripe-connect; Max-Age=${(connectStateMinutes * minute) / second}`;

type Cookies = Record<string, string>;

/** The secret by which a browser is recognised when it returns from onboarding; that of another tab if there is one. */
export const browserSecret = (cookies: Cookies): string =>
  /^[\w-]{43}$/.test(cookies[name] ?? '') ? (cookies[name] ?? '') : newSecret();

export const browserCookie = (secret: string): string => `${name}=${secret}; ${rules}`;

/** Fingerprint of the browser in which an onboarding began, as its state contains it. */
export const browserOf = (secret: string): string => hashOfSecret(secret);

/** Whether the onboarding began in this browser. */
export const isBrowser = (cookies: Cookies, browser: string): boolean =>
  browserOf(cookies[name] ?? '') === browser;
