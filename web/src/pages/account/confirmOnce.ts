import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';

export type Confirmation = { email: string; error?: undefined } | { email?: undefined; error: ApiError };

const asked = new Map<string, Promise<Confirmation>>();

/** Confirms an address with the token of a link: one call, however often the page renders. An outage can be retried. */
export function confirmOnce(token: string): Promise<Confirmation> {
  const known = asked.get(token);
  if (known) return known;

  const answer = call('confirmEmail', { query: { token } }).then(
    ({ email }): Confirmation => ({ email }),
    (error: unknown): Confirmation => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'CONFIRMATION_LINK_INVALID') asked.delete(token);
      return { error };
    },
  );
  asked.set(token, answer);
  return answer;
}
