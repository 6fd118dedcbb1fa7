import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/useHydrated.ts';

/**
 * Sends a form. Until the page has come alive the browser would send it by itself, with what was typed in the address:
 * a disabled submit button keeps it from that.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  const isAlive = useHydrated();
  return (
    <Button
      kind="moss"
      size="l"
      block
      {...props}
      type="submit"
      disabled={!isAlive}
      className={isAlive ? undefined : 'is-waking'}
    />
  );
}
