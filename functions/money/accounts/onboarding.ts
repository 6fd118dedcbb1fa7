import { siteUrl } from '#functions/platform/siteUrl.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { signState } from './connectState.ts';

/** Outcome of the onboarding, shown on the payout page. */
export type OnboardingResult = 'success' | 'incomplete' | 'error';

/** URL of the payout page with the outcome. */
export const payoutPage = (language: Language, result: OnboardingResult): string =>
  siteUrl + paths.payout({ lang: language, query: { onboarding: result } });

/** Creates a link to the provider's onboarding, which returns the browser with a signed state. */
export async function onboardingLink(
  { payments, now }: PaymentDeps,
  { accountId, UserID, language }: { accountId: string; UserID: UserID; language: Language },
): Promise<string> {
  const state = encodeURIComponent(signState({ UserID, language }, now()));
  const api = `${siteUrl}/api/stripe-connect`;
  const link = await (await payments.stripe()).accountLinks.create({
    account: accountId,
    type: 'account_onboarding',
    refresh_url: `${api}/refresh?state=${state}`,
    return_url: `${api}/return?state=${state}`,
  });
  return link.url;
}
