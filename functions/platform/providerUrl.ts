/** A payment in the provider's dashboard. */
export const providerUrlOf = (intentId: string): string =>
  `https://dashboard.stripe.com/payments/${encodeURIComponent(intentId)}`;
