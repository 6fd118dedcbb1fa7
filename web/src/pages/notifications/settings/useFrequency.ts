import { useRef, useState } from 'react';
import type { NotificationPreferences } from '#shared/entities/notificationPreferences.ts';
import type { EmailFrequency, NotificationGroup } from '#shared/notificationSettings.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';

type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed';

/** Saves each choice immediately; of several quick ones, the last remains stored. */
export function useFrequency(
  group: NotificationGroup,
  saved: EmailFrequency,
  onSaved: (preferences: NotificationPreferences) => void,
) {
  const { run } = useMutation('saveNotificationPreferences', [], { quiet: true });
  const [pending, setPending] = useState<EmailFrequency>();
  const [state, setState] = useState<SaveState>('unchanged');
  const [error, setError] = useState<ApiError>();
  const wanted = useRef<EmailFrequency>(undefined);

  async function save(frequency: EmailFrequency): Promise<void> {
    const outcome = await run({ body: { email: { [group]: frequency } } });
    const newest = wanted.current;
    if (newest !== undefined && newest !== frequency) return await save(newest);

    wanted.current = undefined;
    setError(outcome.error);
    setState(outcome.error ? 'failed' : 'saved');
    if (outcome.error) return;
    onSaved(outcome.data);
    setPending(undefined);
  }

  return {
    chosen: pending ?? saved,
    state,
    error,
    choose(frequency: EmailFrequency): void {
      const isSaving = wanted.current !== undefined;
      wanted.current = frequency;
      setPending(frequency);
      setError(undefined);
      setState('saving');
      if (!isSaving) void save(frequency);
    },
  };
}
