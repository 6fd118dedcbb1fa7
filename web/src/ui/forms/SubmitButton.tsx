import './SubmitButton.css';
import { useHydrated } from '#web/api/useHydrated.ts';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';

/**
 * Submits a form. It is disabled until hydration: before that, the browser would submit the form natively and put the fields
 * into the address.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  const isHydrated = useHydrated();
  return (
    <>
      <Button
        kind="moss"
        size="l"
        block
        {...props}
        type="submit"
        disabled={!isHydrated}
        className={isHydrated ? undefined : 'is-waking'}
      />
      <NeedsScripts />
    </>
  );
}
