import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { confirmations } from './confirmations.ts';
import { takeReturnPath } from './returnPath.ts';

export type Confirmation =
  | {
      email: string;
      /** The page that the user came from when signing up on this device. */
      next: string | undefined;
      error?: undefined;
    }
  | { email?: undefined; next?: undefined; error: ApiError };

const answers = new Map<string, Promise<Confirmation>>();

/**
 * Confirms an email address with the token of a link, and tells the tab in which the account was created. Sends one call even if the
 * page renders repeatedly. Failures other than an invalid link can be retried.
 */
export function confirmOnce(token: string): Promise<Confirmation> {
  const known = answers.get(token);
  if (known) return known;

  const confirmation = call('confirmEmail', { query: { token } }).then(
    ({ email }): Confirmation => {
      const next = takeReturnPath(location.origin); // before the other tab takes it
      confirmations.announce(email);
      return { email, next };
    },
    (error: unknown): Confirmation => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'CONFIRMATION_LINK_INVALID') answers.delete(token);
      return { error };
    },
  );
  answers.set(token, confirmation);
  return confirmation;
}
