import './Toasts.css';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from './Alert.tsx';
import type { AskedToast } from './Toasts.tsx';
import { addToast, completeToast, shownToasts, type Toast } from './toasts.ts';

interface ToastListProps {
  asked: readonly AskedToast[];
  forget: (isOver: (toast: AskedToast) => boolean) => void;
}

/** The toasts whose turn it is; one that goes takes those with it whose place it took. */
export function ToastList({ asked, forget }: ToastListProps) {
  const complete = ({ id, options }: AskedToast) => completeToast(id, options);
  const toasts = asked.reduce<readonly Toast[]>((all, one) => addToast(all, complete(one)), []);

  return shownToasts(toasts).map(toast => (
    <ShownToast
      key={toast.id}
      toast={toast}
      onDismiss={() => forget(other => complete(other).key === toast.key)}
    />
  ));
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
      <Alert
        kind={toast.kind}
        title={toast.title}
        toast
        announce
        onDismiss={onDismiss}
        timer={toast.duration !== false && <Timer duration={toast.duration} held={held} />}
      >
        {toast.text}
      </Alert>
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
