import type { AlertKind } from './Alert.tsx';

/** A lower priority never covers a higher one. */
export const TOAST_PRIORITIES = ['none', 'low', 'high', 'highest'] as const;
export type ToastPriority = (typeof TOAST_PRIORITIES)[number];

export interface ToastOptions {
  kind: AlertKind;
  /** What happened. */
  title: string;
  /** What to do. */
  text?: string;
  priority?: ToastPriority;
  /** Milliseconds; at least one second. Left out: by kind. `false`: stays until dismissed. */
  duration?: number | false;
  /** A toast with the same key takes the place of the former. */
  key?: string;
}

export interface Toast extends Required<Omit<ToastOptions, 'text'>> {
  id: number;
  text: string | undefined;
}

/** From the contract: 3 s, and 10 s for errors; never under 1 s. */
export const TOAST_TIMES: Record<AlertKind, number> = {
  success: 3000,
  info: 3000,
  neutral: 3000,
  warning: 5000,
  error: 10_000,
};
const LEAST_TIME = 1000;
const MOST_SHOWN = 3;

/** Fills in what was left out. */
export function completeToast(id: number, options: ToastOptions): Toast {
  const {
    kind,
    title,
    text,
    priority = 'low',
    duration = TOAST_TIMES[kind],
    key = `${kind}:${title}`,
  } = options;
  return {
    id,
    kind,
    title,
    text,
    priority,
    key,
    duration: duration === false ? false : Math.max(LEAST_TIME, duration),
  };
}

const rank = (toast: Toast) => TOAST_PRIORITIES.indexOf(toast.priority);

/** Adds a toast: it replaces its own former self, and waits behind what matters more. */
export function addToast(toasts: readonly Toast[], added: Toast): Toast[] {
  const others = toasts.filter(({ key }) => key !== added.key);
  return [...others, added].sort((a, b) => rank(b) - rank(a) || b.id - a.id);
}

/** At most three are shown, the weightiest and newest first; the others wait for their turn. */
export const shownToasts = (toasts: readonly Toast[]): readonly Toast[] => toasts.slice(0, MOST_SHOWN);
