import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { useCoveredHeight } from '#web/ui/useCoveredHeight.ts';
import type { RequestedToast, ToastOptions } from './toasts.ts';

const ToastList = lazyComponent(async () => (await import('./ToastList.tsx')).ToastList);

interface ToastsApi {
  show: (options: ToastOptions) => void;
  dismiss: (key: string) => void;
}

const ToastsContext = createContext<ToastsApi>({ show: () => undefined, dismiss: () => undefined });

/** `show` adds a toast, `dismiss` removes it by its key. */
export const useToast = (): ToastsApi => use(ToastsContext);

/** Holds the page's toasts and shows them at the bottom, on the side of the navigation. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [requested, setRequested] = useState<readonly RequestedToast[]>([]);
  const lastId = useRef(0);

  const remove = useCallback(
    (isOver: (toast: RequestedToast) => boolean) =>
      setRequested(requested => requested.filter(toast => !isOver(toast))),
    [],
  );
  const show = useCallback((options: ToastOptions) => {
    lastId.current += 1;
    const id = lastId.current;
    setRequested(requested => [...requested, { id, options }]);
  }, []);
  const dismiss = useCallback((key: string) => remove(({ options }) => options.key === key), [remove]);
  const region = useRef<HTMLOutputElement>(null);
  useCoveredHeight(region, '--toasts');
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastsContext value={api}>
      {children}
      {/* One live region for all toasts, on the page before the first: assistive technology misses regions that appear with their text. */}
      <section aria-label={t('notice.label')}>
        <output className="toasts" aria-atomic="false" ref={region}>
          {requested.length > 0 && <ToastList requested={requested} remove={remove} />}
        </output>
      </section>
    </ToastsContext>
  );
}
