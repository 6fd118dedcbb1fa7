import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Holds a form back while files are on their way: it would be sent without them. */
export function useSendingFiles() {
  const { t } = useTranslation('moderation');
  const toast = useToast();
  const files = useRef(0);
  return {
    onSending: useCallback((running: number) => {
      files.current = running;
    }, []),
    confirm: async (): Promise<boolean> => {
      if (files.current > 0)
        toast.show({ kind: 'warning', title: t('progress.stillSending'), key: 'stillSending' });
      return files.current === 0;
    },
  };
}
