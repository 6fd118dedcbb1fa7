import { useState } from 'react';
import { useMutation } from '#web/api/hooks.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { leaveFor } from '#web/pages/payment/leaveFor.ts';
import { useReturn } from '#web/pages/payment/usePay.ts';

/** Leaves for the provider's onboarding, begun or continued. */
export function useOnboarding() {
  const { refusal } = useServerMessages();
  const open = useMutation('onboardConnect', [], { quiet: true });
  const [isLeaving, setLeaving] = useState(false);
  useReturn(() => setLeaving(false));

  async function go() {
    const { data } = await open.run({});
    if (!data) return;
    setLeaving(true);
    leaveFor(data.url);
  }

  return {
    go: () => void go(),
    isBusy: open.isBusy || isLeaving,
    problem: open.error && refusal(open.error),
  };
}
