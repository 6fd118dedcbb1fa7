import { ApiError } from '#web/api/apiError.ts';
import { useWords } from '#web/i18n/useWords.ts';

/** Why something failed, in the language of the page. */
export function useErrorText() {
  const { refusal, say } = useWords();
  return (thrown: unknown): string => (thrown instanceof ApiError ? refusal(thrown) : say('errors.internal'));
}
