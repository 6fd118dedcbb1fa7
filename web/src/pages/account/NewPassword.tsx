import { useTranslation } from 'react-i18next';
import { profile } from '#shared/settings.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { PasswordField, type PasswordFieldProps } from '#web/ui/fields/PasswordField.tsx';
import { passwordStrength } from './passwordStrength.ts';

export interface NewPasswordProps extends Omit<PasswordFieldProps, 'autoComplete' | 'strength' | 'hint'> {
  value: string;
  /** Names and email of the user: a password that consists of them is weak. */
  personal?: readonly string[];
}

/** Field for a new password that shows its strength in stones and in words. */
export function NewPassword({ personal, ...field }: NewPasswordProps) {
  const { t } = useTranslation('account');
  const { stones, words } = passwordStrength(field.value, personal);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      minLength={profile.password.min}
      maxLength={profile.password.max}
      strength={stones}
      hint={
        <Announced as="span" className="" changesOnly>
          {t(`strength.${words}`, { min: profile.password.min })}
        </Announced>
      }
    />
  );
}
