import { ApiError } from '#web/api/apiError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';

/** Returns a function that describes an error in the page's language. */
export function useErrorText() {
  const { refusal, messageFor } = useServerMessages();
  return (thrown: unknown): string =>
    thrown instanceof ApiError ? refusal(thrown) : messageFor('errors.internal');
}
