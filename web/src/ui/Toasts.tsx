import './Toasts.css';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../i18n/react.tsx';
import { Notice } from './Notice.tsx';
import { addToast, completeToast, shownToasts, type Toast, type ToastOptions } from './toasts.ts';

interface ToastsApi {
  show: (options: ToastOptions) => void;
  dismiss: (key: string) => void;
}

const ToastsContext = createContext<ToastsApi>({ show: () => undefined, dismiss: () => undefined });

/** `show` a toast, or `dismiss` one by its key. */
export const useToast = (): ToastsApi => use(ToastsContext);

/** Keeps the toasts of the page and shows them at the top right, under the header; at the bottom on small screens. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);

  const dismiss = useCallback(
    (key: string) => setToasts(toasts => toasts.filter(toast => toast.key !== key)),
    [],
  );
  const show = useCallback((options: ToastOptions) => {
    nextId.current += 1;
    const toast = completeToast(nextId.current, options);
    setToasts(toasts => addToast(toasts, toast));
  }, []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastsContext value={api}>
      {children}
      <section className="toasts" aria-label={t('notice.label')}>
        {shownToasts(toasts).map(toast => (
          <ShownToast key={toast.id} toast={toast} onDismiss={() => dismiss(toast.key)} />
        ))}
      </section>
    </ToastsContext>
  );
}

function ShownToast({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  useCountdown(toast.duration, held, onDismiss);
  useEscape(onDismiss);

  function dismissOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onDismiss();
  }

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={dismissOnEnter}
      role="presentation"
    >
      <Notice
        kind={toast.kind}
        title={toast.title}
        toast
        announce
        onDismiss={onDismiss}
        timer={toast.duration !== false && <Timer duration={toast.duration} held={held} />}
      >
        {toast.text}
      </Notice>
    </div>
  );
}

/** The bar runs by the Web Animations API: no style attribute, and it can be held. */
function Timer({ duration, held }: { duration: number; held: boolean }) {
  const bar = useRef<HTMLSpanElement>(null);
  const animation = useRef<Animation | undefined>(undefined);

  useEffect(() => {
    animation.current = bar.current?.animate([{ width: '100%' }, { width: '0%' }], {
      duration,
      fill: 'forwards',
    });
    return () => animation.current?.cancel();
  }, [duration]);

  useEffect(() => {
    if (held) animation.current?.pause();
    else animation.current?.play();
  }, [held]);

  return <span className="timer" ref={bar} aria-hidden="true" />;
}

/** Counts down while the toast is not held; what was left goes on afterwards. */
function useCountdown(duration: number | false, held: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (held || left.current === false) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== false) left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [held]);
}

/** Escape dismisses, unless a dialog or menu takes it first. */
function useEscape(onEscape: () => void) {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('dialog[open], [popover]:popover-open')
      )
        return;
      escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
