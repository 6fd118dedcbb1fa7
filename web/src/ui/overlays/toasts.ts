import { timings } from '#shared/settings.ts';
import type { AlertKind } from '#web/ui/Alert.tsx';

/** A lower priority never covers a higher one. */
export const TOAST_PRIORITIES = ['none', 'low', 'high', 'highest'] as const;
export type ToastPriority = (typeof TOAST_PRIORITIES)[number];

export interface ToastOptions {
  kind: AlertKind;
  /** Outcome or problem that the toast reports. */
  title: string;
  /** Details, or advice on what to do. */
  text?: string;
  /** Button in the toast. */
  action?: { label: string; run: () => void } | undefined;
  /** Called when the user or the time has dismissed it. */
  onDismiss?: () => void;
  priority?: ToastPriority;
  /**
   * Duration in milliseconds, at least one second; by default it depends on the kind, and is longer with an action. `false`:
   * stays until dismissed.
   */
  duration?: number | false;
  /** A toast replaces the previous one with the same key. */
  key?: string;
  /** Whether Enter and Escape dismiss it; false if dismissing it has an effect. */
  byKeys?: boolean;
}

/** A requested toast with its sequence number. */
export interface RequestedToast {
  id: number;
  options: ToastOptions;
}

export interface Toast
  extends Required<Pick<ToastOptions, 'kind' | 'title' | 'priority' | 'duration' | 'key' | 'byKeys'>>,
    Pick<ToastOptions, 'action' | 'onDismiss'> {
  id: number;
  text: string | undefined;
}

export const TOAST_DURATIONS: Record<AlertKind, number> = {
  success: timings.notice,
  info: timings.notice,
  neutral: timings.notice,
  warning: timings.noticeWarning,
  error: timings.noticeError,
};
const MAX_VISIBLE = 3;

/** Applies the defaults. */
export function completeToast(id: number, options: ToastOptions): Toast {
  const {
    kind,
    title,
    text,
    action,
    onDismiss,
    priority = 'low',
    duration = Math.max(TOAST_DURATIONS[kind], action ? timings.noticeAction : 0),
    key = `${kind}:${title}`,
    byKeys = true,
  } = options;
  return {
    id,
    kind,
    title,
    text,
    action,
    ...(onDismiss && { onDismiss }),
    priority,
    key,
    byKeys,
    duration: duration === false ? false : Math.max(timings.noticeMin, duration),
  };
}

const rank = (toast: Toast) => TOAST_PRIORITIES.indexOf(toast.priority);

/** Adds a toast, in place of the one with the same key. */
export function addToast(toasts: readonly Toast[], added: Toast): Toast[] {
  const others = toasts.filter(({ key }) => key !== added.key);
  return [...others, added].sort((a, b) => rank(b) - rank(a) || b.id - a.id);
}

/** Whether a toast goes when another is dismissed: it is that one, or was replaced by it. One that has come since stays. */
export const goesWith = ({ id, key }: Toast, dismissed: Toast): boolean =>
  key === dismissed.key && id <= dismissed.id;

/** The visible toasts: at most three, by priority, then newest first. The others are queued. */
export const shownToasts = (toasts: readonly Toast[]): readonly Toast[] => toasts.slice(0, MAX_VISIBLE);
