import { useRef } from 'react';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';

/**
 * The key by which the server recognises a submission that is repeated after a failure, so that a lost response counts once.
 * `settle` takes the outcome: another key is used after a success, and once the key has been refused for other content.
 */
export function useSubmissionKey() {
  const key = useRef<string>(undefined);
  const renew = () => {
    key.current = undefined;
  };
  return {
    current: (): string => (key.current ??= crypto.randomUUID()),
    renew,
    settle({ error }: { error?: ApiError | undefined }): void {
      if (!error || isRefusal(error, 'SUBMISSION_KEY_REUSED')) renew();
    },
  };
}
