import { useCallback, useRef } from 'react';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Holds a form back while files are on their way, and says so: it would be sent without them. */
export function useSendingFiles(words: string) {
  const toast = useToast();
  const files = useRef(0);
  return {
    onSending: useCallback((running: number) => {
      files.current = running;
    }, []),
    /** Whether the form may be sent. */
    confirm: async (): Promise<boolean> => {
      if (files.current > 0) toast.show({ kind: 'warning', title: words, key: 'stillSending' });
      return files.current === 0;
    },
  };
}
