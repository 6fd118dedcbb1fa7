import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { paths } from '#shared/paths.ts';
import { askAboutSubscription } from './askAboutSubscription.ts';
import { subscriptions } from './subscription.store.ts';

/** Returns the address of the provider's page on which the card is changed. It leads back to the profile. */
export const openBillingPortal = operation(contracts.openBillingPortal, {
  uses: [paymentProvider],
  load: ({ callerId }) => ({ record: subscriptions.key(callerId) }),
  async run({ subscriptionId, caller, request: { language }, loaded: { record } }, deps) {
    const profile = (query?: { card: 'changed' }) =>
      siteUrl() + paths['edit-profile']({ lang: language, query, hash: 'membership' });
    const asked = { subscriptionId, caller, record, action: 'changeCard' } as const;
    const session = await askAboutSubscription(deps, asked, (stripe, { customerId }) =>
      stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: profile(),
        locale: language === 'fr' || language === 'es' ? language : 'en',
        flow_data: {
          type: 'payment_method_update',
          // The provider's event may arrive later than the person: the page asks for the new state.
          after_completion: { type: 'redirect', redirect: { return_url: profile({ card: 'changed' }) } },
        },
      }),
    );
    return isRefusal(session) ? session : { url: session.url };
  },
});
