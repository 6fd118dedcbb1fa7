import './ErrorSummary.css';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import type { FormProblem } from './useCheckedForm.ts';

export interface ErrorSummaryProps<Name extends string> {
  problems: readonly FormProblem<Name>[];
  /** Number of submissions; the summary takes focus after each one that failed. */
  submissions: number;
  form: RefObject<HTMLFormElement | null>;
  labels: Partial<Record<Name, string>>;
  /** An action below the list. */
  children?: ReactNode;
}

/** Lists the errors that prevented a submission, with a link to each field. */
export function ErrorSummary<Name extends string>({
  problems,
  submissions,
  form,
  labels,
  children,
}: ErrorSummaryProps<Name>) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (submissions > 0) box.current?.focus();
  }, [submissions]);
  if (problems.length === 0) return null;

  const [first] = problems;
  const single = problems.length === 1 && first && first.name === undefined;
  return (
    // Focus moves here after a failed submission, so that screen readers announce it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups controls; this is a list of errors
    <div ref={box} tabIndex={-1} className="summary" role="group" aria-label={t('field.problems')}>
      <Alert kind="error" title={single ? first.text : t('field.problems')}>
        {!single && (
          <ul>
            {problems.map(({ name, text }) => (
              <li key={name ?? text}>
                {name === undefined ? (
                  text
                ) : (
                  <a href={`#${name}`} onClick={event => focusField(event, form.current, name)}>
                    {t('field.problem', { label: labels[name] ?? name, text })}
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

/** Focuses a field of a form instead of following the link to it. */
export function focusField(event: MouseEvent, form: HTMLFormElement | null, name: string): void {
  event.preventDefault();
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
