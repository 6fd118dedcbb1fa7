import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/platform/environment.ts';
import type { UnsubscribeUrls } from '#functions/platform/mail/renderEmail.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import { grant } from '#functions/platform/uses.ts';
import { SubscriptionScope } from '#shared/entities/emailSubscription.ts';
import { UserID } from '#shared/ids.ts';
import { links, localizePath } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';

/** The emails that an unsubscribe link stops. */
interface Subscription {
  UserID: UserID;
  scope: SubscriptionScope;
}

/** Signs an unsubscribe link: `{UserID}.{scope}.{signature}`. It does not expire and allows nothing else. */
export function signSubscription({ UserID: id, scope }: Subscription): string {
  return `${id}.${scope}.${signatureOf(`${id}.${scope}`)}`;
}

/** The subscription of a link's token, or undefined if we have not signed it. */
export function readSubscription(token: string): Subscription | undefined {
  const [id = '', name = '', signature = '', ...rest] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(`${id}.${name}`))];
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;

  const [user, scope] = [UserID.safeParse(id), SubscriptionScope.safeParse(name)];
  return user.success && scope.success ? { UserID: user.data, scope: scope.data } : undefined;
}

const signatureOf = (subscription: string): string =>
  createHmac('sha256', environment('UNSUBSCRIBE_SECRET'))
    .update(`unsubscribe ${subscription}`)
    .digest('base64url');

/** The links of an email about a subscription. */
export function unsubscribeLinksOf(language: Language, subscription: Subscription): UnsubscribeUrls {
  const token = signSubscription(subscription);
  return {
    oneClick: `${siteUrl()}/api/mail/unsubscribe?${new URLSearchParams({ token })}`,
    page: siteUrl() + localizePath(language, links.unsubscribe({ query: { token } })),
    settings: siteUrl() + localizePath(language, links['notification-settings']()),
  };
}

/** Signing and checking the unsubscribe links in emails. */
export const unsubscribeLinks = grant({ unsubscribeLinks: true }, ['UNSUBSCRIBE_SECRET']);
