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
  /** 0 to 4 stones of strength under the field; the hint says it in words. */
  strength?: number;
  /** More under the field, a link to reset for example. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be shown; paste is welcome. */
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
