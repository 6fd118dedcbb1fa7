import { ApiError } from '#web/api/apiError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';

/** Why something failed, in the language of the page. */
export function useErrorText() {
  const { refusal, say } = useServerMessages();
  return (thrown: unknown): string => (thrown instanceof ApiError ? refusal(thrown) : say('errors.internal'));
}
