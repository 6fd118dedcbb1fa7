import { ApiError } from '../../api/apiError.ts';
import { useWords } from '../../i18n/useWords.ts';

/** Why something failed, in the language of the page. */
export function useErrorText() {
  const { refusal, say } = useWords();
  return (thrown: unknown): string => (thrown instanceof ApiError ? refusal(thrown) : say('errors.internal'));
}
