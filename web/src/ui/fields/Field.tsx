import '#web/ui/Input.css';
import './Field.css';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** What every field has. */
export interface FieldProps {
  label: ReactNode;
  /** Below the field, until an error takes its place. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Says "(optional)" beside the label; required is the rule and is not marked. */
  optional?: boolean;
  /** At the right of the label: a counter, a value. */
  aside?: ReactNode;
  className?: string;
}

/** What the control inside a field needs to be named and described. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint or error of any field; the control is drawn by `children`. */
export function Field({ label, hint, error, optional, aside, className, children }: FieldFrameProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const below = `${id}-below`;

  return (
    <div className={classes('field', Boolean(error) && 'has-error', className)}>
      <div className="field-head">
        <label className="label" htmlFor={id}>
          {label} {optional && <span className="muted optional">{t('field.optional')}</span>}
        </label>
        {aside && <span className="fine muted count">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': error || hint ? below : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className="error" id={below}>
          <Icon svg={circleAlert} size="s" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="hint" id={below}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
