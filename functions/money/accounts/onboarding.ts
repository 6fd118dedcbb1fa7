import { limit } from '#functions/platform/limits.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { signState } from './connectState.ts';

/** Outcome of the onboarding, shown on the payout page. */
export type OnboardingResult = 'success' | 'incomplete' | 'error';

/** URL of the payout page, with the outcome if there is news of one. */
export const payoutPage = (language: Language, result?: OnboardingResult): string =>
  siteUrl() + paths.payout({ lang: language, query: { onboarding: result } });

/** The person who is onboarded, their language and their browser (`browserOf`). */
interface OnboardingStart {
  accountId: string;
  UserID: UserID;
  language: Language;
  browser: string;
}

/** Creates a link to the provider's onboarding, which returns the browser with a signed state. */
export async function onboardingLink(
  { payments, now, newId }: PaymentDeps,
  { accountId, UserID, language, browser }: OnboardingStart,
): Promise<string> {
  const state = encodeURIComponent(signState({ id: newId(), UserID, language, browser }, now()));
  const api = `${siteUrl()}/api/stripe-connect`;
  const link = await (await payments.stripe()).accountLinks.create({
    account: accountId,
    type: 'account_onboarding',
    refresh_url: `${api}/refresh?state=${state}`,
    return_url: `${api}/return?state=${state}`,
  });
  return link.url;
}

/** Attempts of a person, to start the onboarding or to go on with it. */
export const onboardingLinks = limit('onboardConnect', 10, 'hour');
