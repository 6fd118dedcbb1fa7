import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import type { ToastOptions } from './toasts.ts';

const ToastList = lazyComponent(async () => (await import('./ToastList.tsx')).ToastList);

interface ToastsApi {
  show: (options: ToastOptions) => void;
  dismiss: (key: string) => void;
}

const ToastsContext = createContext<ToastsApi>({ show: () => undefined, dismiss: () => undefined });

/** `show` adds a toast, `dismiss` removes it by its key. */
export const useToast = (): ToastsApi => use(ToastsContext);

/** A requested toast with its sequence number. */
export interface AskedToast {
  id: number;
  options: ToastOptions;
}

/** Holds the page's toasts and shows them below the header on the right; at the bottom on small screens. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [asked, setAsked] = useState<readonly AskedToast[]>([]);
  const turn = useRef(0);

  const forget = useCallback(
    (isOver: (toast: AskedToast) => boolean) => setAsked(asked => asked.filter(toast => !isOver(toast))),
    [],
  );
  const show = useCallback((options: ToastOptions) => {
    turn.current += 1;
    const id = turn.current;
    setAsked(asked => [...asked, { id, options }]);
  }, []);
  const dismiss = useCallback((key: string) => forget(({ options }) => options.key === key), [forget]);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastsContext value={api}>
      {children}
      <section className="toasts" aria-label={t('notice.label')}>
        {asked.length > 0 && <ToastList asked={asked} forget={forget} />}
      </section>
    </ToastsContext>
  );
}
