import './Toasts.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { addToast, completeToast, goesWith, type RequestedToast, shownToasts, type Toast } from './toasts.ts';

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
      onDismiss={() => {
        remove(other => goesWith(complete(other), toast));
        toast.onDismiss?.();
      }}
    />
  ));
}

function ShownToast({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [isPaused, setPaused] = useState(false);
  useCountdown(toast.duration, isPaused, onDismiss);
  useDismissKeys(() => toast.byKeys && onDismiss());

  return (
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      role="presentation"
    >
      <Alert
        kind={toast.kind}
        title={toast.title}
        toast
        onDismiss={onDismiss}
        action={
          toast.action && (
            <Button size="s" onClick={toast.action.run}>
              {toast.action.label}
            </Button>
          )
        }
        timer={toast.duration !== false && <Timer duration={toast.duration} isPaused={isPaused} />}
      >
        {toast.text}
      </Alert>
    </div>
  );
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

/** Selector of elements that handle Enter themselves while they have the focus. */
const ENTERABLE = 'a, button, input, select, textarea, summary, [role], [contenteditable]';

/** Dismisses the toast on Enter or Escape, unless the key is meant for a dialog, a menu or the focused element. */
function useDismissKeys(onDismiss: () => void) {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isForFocus = event.key === 'Enter' && document.activeElement?.matches(ENTERABLE);
      if (
        (event.key !== 'Escape' && event.key !== 'Enter') ||
        isForFocus ||
        event.defaultPrevented ||
        document.querySelector('dialog[open], [popover]:popover-open')
      )
        return;
      dismiss();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
