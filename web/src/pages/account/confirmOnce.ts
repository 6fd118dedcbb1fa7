import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';

export type Confirmation = { email: string; error?: undefined } | { email?: undefined; error: ApiError };

const confirmations = new Map<string, Promise<Confirmation>>();

/**
 * Confirms an email address with the token of a link: sends one call even if the page renders repeatedly. Failures other than an
 * invalid link can be retried.
 */
export function confirmOnce(token: string): Promise<Confirmation> {
  const known = confirmations.get(token);
  if (known) return known;

  const confirmation = call('confirmEmail', { query: { token } }).then(
    ({ email }): Confirmation => ({ email }),
    (error: unknown): Confirmation => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'CONFIRMATION_LINK_INVALID') confirmations.delete(token);
      return { error };
    },
  );
  confirmations.set(token, confirmation);
  return confirmation;
}
