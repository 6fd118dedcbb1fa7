import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '#shared/settings.ts';
import {
  canSucceedLater,
  dismissFailed,
  type FailedAction,
  failedActions,
  isUnsure,
  repeatedActions,
  repeatFailed,
} from '#web/api/failedActions.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { loadServerMessages, useServerMessages } from '#web/i18n/useServerMessages.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Failures in succession from which the notice says that it keeps failing. */
const KEEPS_FAILING = 3;

const keyOf = (notDone: string) => `failed:${notDone}`;

/** Shows one notice per kind of failed action until they have been repeated or dismissed, and reports repeated ones. */
export function useFailedActions(): void {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const { refusal } = useServerMessages({ preload: false });
  const toast = useToast();
  const shown = useRef<ReadonlyMap<string, readonly FailedAction[]>>(new Map());

  function textOf(action: FailedAction): string {
    const { state, error, failures } = action;
    if (state === 'running') return t('failure.running');
    if (state === 'waiting') return t('failure.waiting');
    return [
      refusal(error),
      isUnsure(action) && t('failure.unsure'),
      failures >= KEEPS_FAILING && t('failure.persists'),
    ]
      .filter(Boolean)
      .join(' ');
  }

  function show(notDone: string, actions: readonly FailedAction[]): void {
    const last = actions.at(-1);
    if (!last) return;
    const keys = actions.map(({ key }) => key);
    const { state, error } = last;
    toast.show({
      kind: state === 'failed' ? 'error' : 'warning',
      title: notDone,
      text: textOf(last),
      key: keyOf(notDone),
      priority: error.isOutage ? 'highest' : 'high',
      duration: false,
      onDismiss: () => dismissFailed(...keys),
      action:
        state === 'waiting'
          ? { label: t('failure.cancel'), run: () => dismissFailed(...keys) }
          : state === 'failed' && canSucceedLater(error)
            ? { label: t('failure.again'), run: () => void repeatFailed(...keys) }
            : undefined,
    });
  }

  const follow = useEffectEvent(async () => {
    await loadServerMessages(lang);
    const groups = Map.groupBy(failedActions.get(), ({ notDone }) => notDone);
    const before = shown.current;
    shown.current = groups;
    for (const notDone of before.keys()) if (!groups.has(notDone)) toast.dismiss(keyOf(notDone));
    for (const [notDone, actions] of groups)
      if (!isSame(before.get(notDone), actions)) show(notDone, actions);
  });
  useEffect(() => {
    void follow(); // shows failures from before this was loaded
    return failedActions.subscribe(() => void follow());
  }, []);

  const sayRepeated = useEffectEvent(() => {
    if (repeatedActions.get() === 0) return;
    toast.show({
      kind: 'success',
      title: t('failure.repeated'),
      key: 'failed:repeated',
      duration: timings.serverReachable,
    });
    repeatedActions.set(0);
  });
  useEffect(() => {
    sayRepeated();
    return repeatedActions.subscribe(() => sayRepeated());
  }, []);
}

const isSame = (before: readonly FailedAction[] | undefined, now: readonly FailedAction[]): boolean =>
  before?.length === now.length && now.every((action, at) => action === before[at]);
