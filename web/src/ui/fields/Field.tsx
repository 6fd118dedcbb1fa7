import '#web/ui/Input.css';
import './Field.css';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { CutNotice } from './CutNotice.tsx';
import { useCutPaste } from './useCutPaste.ts';

/** Props of every field. */
export interface FieldProps {
  label: ReactNode;
  /** Help text below the field; replaced by an error. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Adds "(optional)" to the label; required fields are not marked. */
  optional?: boolean;
  /** Content to the right of the label, such as a counter or a value. */
  aside?: ReactNode;
  className?: string;
}

/** Attributes that connect the control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, and hint or error of a field; `children` renders the control. */
export function Field({ label, hint, error, optional, aside, className, children }: FieldFrameProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const below = `${id}-below`;
  const { cut, ...listeners } = useCutPaste();

  return (
    <div className={classes('field', Boolean(error) && 'has-error', className)} {...listeners}>
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
      <CutNotice cut={cut} />
    </div>
  );
}

/** Help text that belongs to no single field: an `output` if it appears while something is chosen. */
export const Hint = ({
  as: Element = 'p',
  id,
  children,
}: {
  as?: 'p' | 'span' | 'output';
  id?: string;
  children: ReactNode;
}) => (
  <Element className="hint" id={id}>
    {children}
  </Element>
);
