/** A payment, by the id of its intent, or a dispute in the provider's dashboard. */
export const providerUrlOf = (list: 'payments' | 'disputes', id: string): string =>
  `https://dashboard.stripe.com/${list}/${encodeURIComponent(id)}`;
