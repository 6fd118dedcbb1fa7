import eye from 'lucide-static/icons/eye.svg?raw';
import eyeOff from 'lucide-static/icons/eye-off.svg?raw';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/Button.tsx';
import { Field, type FieldProps } from './Field.tsx';

export interface PasswordFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'className'> {
  autoComplete: 'current-password' | 'new-password';
  /** Strength in stones, 0 to 4, shown below the field; the hint describes it in words. */
  strength?: number;
  /** Content below the field, such as a link to reset the password. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Password field with a button to show the password; pasting is allowed. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  strength,
  children,
  ...input
}: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);

  return (
    <Field {...{ label, hint, error, optional, aside, className }}>
      {control => (
        <>
          <div className="inwell inwell--end">
            <input
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              className="input"
              spellCheck={false}
              autoCapitalize="none"
            />
            <IconButton
              size="s"
              className="inwell-button"
              icon={shown ? eyeOff : eye}
              label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </div>
          {strength !== undefined && (
            <div className="strength" aria-hidden="true">
              {[1, 2, 3, 4].map(stone => (
                <i key={stone} className={stone <= strength ? 'on' : undefined} />
              ))}
            </div>
          )}
          {children}
        </>
      )}
    </Field>
  );
}
