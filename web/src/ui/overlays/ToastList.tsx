import './Toasts.css';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '#web/api/apiError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import type { RequestedToast } from './Toasts.tsx';
import { addToast, completeToast, shownToasts, type Toast } from './toasts.ts';

interface ToastListProps {
  requested: readonly RequestedToast[];
  remove: (isOver: (toast: RequestedToast) => boolean) => void;
}

/** The visible toasts. Dismissing one also dismisses those that it replaced. */
export function ToastList({ requested, remove }: ToastListProps) {
  const complete = ({ id, options }: RequestedToast) => completeToast(id, options);
  const toasts = requested.reduce<readonly Toast[]>((all, one) => addToast(all, complete(one)), []);

  return shownToasts(toasts).map(toast => (
    <ShownToast
      key={toast.id}
      toast={toast}
      onDismiss={() => remove(other => complete(other).key === toast.key)}
    />
  ));
}

function ShownToast({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [isPaused, setPaused] = useState(false);
  useCountdown(toast.duration, isPaused, onDismiss);
  useEscape(onDismiss);

  function dismissOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onDismiss();
  }

  return (
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={dismissOnEnter}
      role="presentation"
    >
      <Alert
        kind={toast.kind}
        title={toast.title}
        toast
        announce
        onDismiss={onDismiss}
        timer={toast.duration !== false && <Timer duration={toast.duration} isPaused={isPaused} />}
      >
        {toast.refusal ? <RefusalText error={toast.refusal} /> : toast.text}
      </Alert>
    </div>
  );
}

function RefusalText({ error }: { error: ApiError }) {
  const { refusal } = useServerMessages();
  return refusal(error);
}

/** The bar uses the Web Animations API: it needs no style attribute and can be paused. */
function Timer({ duration, isPaused }: { duration: number; isPaused: boolean }) {
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
    if (isPaused) animation.current?.pause();
    else animation.current?.play();
  }, [isPaused]);

  return <span className="timer" ref={bar} aria-hidden="true" />;
}

/** Counts down while the toast is neither hovered nor focused, then continues with the remaining time. */
function useCountdown(duration: number | false, isPaused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused || left.current === false) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== false) left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [isPaused]);
}

/** Escape dismisses the toast, unless a dialog or menu handles it first. */
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
