import { useState } from 'react';
import { useMutation } from '#web/api/hooks.ts';
import { redirectTo } from '#web/domain/money/redirectTo.ts';
import { usePageRestored } from '#web/domain/money/usePageRestored.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';

/** Starts or resumes the provider's onboarding and redirects there. */
export function useOnboarding() {
  const { refusal } = useServerMessages();
  const open = useMutation('onboardConnect', [], { quiet: true });
  const [isLeaving, setLeaving] = useState(false);
  usePageRestored(() => setLeaving(false));

  async function go() {
    const { data } = await open.run({});
    if (!data) return;
    setLeaving(true);
    redirectTo(data.url);
  }

  return {
    go: () => void go(),
    isBusy: open.isBusy || isLeaving,
    problem: open.error && refusal(open.error),
  };
}
