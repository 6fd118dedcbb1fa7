import { useMemo, useRef } from 'react';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';

/**
 * The key by which the server recognises a submission that is repeated after a failure, so that a lost response counts once.
 * `settle` takes the outcome: another key is used after a success, and once the key has been refused for other content.
 */
export function useSubmissionKey(): SubmissionKey {
  const key = useRef<string>(undefined);
  const sent = useRef<string>(undefined);
  return useMemo(() => {
    const renew = () => {
      key.current = undefined;
      sent.current = undefined;
    };
    return {
      current: () => (key.current ??= crypto.randomUUID()),
      renew,
      send() {
        sent.current = key.current;
      },
      unsettled: () => sent.current,
      restore(former) {
        key.current = former;
        sent.current = former;
      },
      settle({ error }) {
        if (!error || isRefusal(error, 'SUBMISSION_KEY_REUSED')) renew();
      },
    };
  }, []);
}

export interface SubmissionKey {
  current: () => string;
  renew: () => void;
  /** Notes that it has been sent. */
  send: () => void;
  /** The key that has been sent, without a success so far: a draft keeps it, so that it counts once after a reload too. */
  unsettled: () => string | undefined;
  restore: (former: string) => void;
  settle: (outcome: { error?: ApiError | undefined }) => void;
}
