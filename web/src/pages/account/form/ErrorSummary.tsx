import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import type { FormProblem } from './useForm.ts';

export interface ErrorSummaryProps<Name extends string> {
  problems: readonly FormProblem<Name>[];
  /** Counts what failed; each time the summary takes focus. */
  failures: number;
  form: RefObject<HTMLFormElement | null>;
  labels: Partial<Record<Name, string>>;
  /** A way on, below the list. */
  children?: ReactNode;
}

/** What keeps a form from being sent, with a link to each field. */
export function ErrorSummary<Name extends string>({
  problems,
  failures,
  form,
  labels,
  children,
}: ErrorSummaryProps<Name>) {
  const { t } = useTranslation(['account', 'common']);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  if (problems.length === 0) return null;

  const [first] = problems;
  const single = problems.length === 1 && first && first.name === undefined;
  return (
    // Focus goes here after a refusal, so that it is read at once.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds fields, this holds what is wrong with them
    <div ref={box} tabIndex={-1} className="summary" role="group" aria-label={t('form.problems')}>
      <Alert kind="error" title={single ? first.text : t('form.problems')}>
        {!single && (
          <ul>
            {problems.map(({ name, text }) => (
              <li key={name ?? text}>
                {name === undefined ? (
                  text
                ) : (
                  <a href={`#${name}`} onClick={event => leadTo(event, form.current, name)}>
                    {t('common:field.problem', { label: labels[name] ?? name, text })}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
        {children}
      </Alert>
    </div>
  );
}

function leadTo(event: React.MouseEvent, form: HTMLFormElement | null, name: string): void {
  event.preventDefault();
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
