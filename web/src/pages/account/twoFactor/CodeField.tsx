import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/fields/TextField.tsx';

/** Field for a code of an authenticator app, with the phone's digits; with letters where the recovery code is allowed too. */
export const CodeField = ({
  allowsRecovery = false,
  ...field
}: ComponentProps<typeof TextField> & { allowsRecovery?: boolean }) => (
  <TextField
    {...field}
    className="code-field"
    inputMode={allowsRecovery ? 'text' : 'numeric'}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
  />
);
