import './SubmitButton.css';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/useHydrated.ts';

/**
 * Submits a form. It is disabled until hydration: before that, the browser would submit the form natively and put the fields
 * into the address.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  const isHydrated = useHydrated();
  return (
    <Button
      kind="moss"
      size="l"
      block
      {...props}
      type="submit"
      disabled={!isHydrated}
      className={isHydrated ? undefined : 'is-waking'}
    />
  );
}
