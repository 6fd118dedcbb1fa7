import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from './lazyComponent.tsx';
import type { ToastOptions } from './toasts.ts';

const ToastList = lazyComponent(async () => (await import('./ToastList.tsx')).ToastList);

interface ToastsApi {
  show: (options: ToastOptions) => void;
  dismiss: (key: string) => void;
}

const ToastsContext = createContext<ToastsApi>({ show: () => undefined, dismiss: () => undefined });

/** `show` a toast, or `dismiss` one by the key that it was given. */
export const useToast = (): ToastsApi => use(ToastsContext);

/** What was asked to be shown, with the number of its turn. */
export interface AskedToast {
  id: number;
  options: ToastOptions;
}

/** Keeps the toasts of the page and shows them at the top right, under the header; at the bottom on small screens. */
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
