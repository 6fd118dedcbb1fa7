import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import type { ProposalForm } from '#web/domain/project/form/ProposalForm.ts';
import { PART_NAMES, PARTS } from '#web/domain/project/form/problems.ts';
import type { FieldName } from '#web/domain/project/form/values.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import type { Sending } from './useSending.ts';

export interface SendProblemProps {
  sending: Sending;
  /** The form, once somebody tried to send it. */
  wrong: ProposalForm | undefined;
  rolesMissing: boolean;
  formElement: RefObject<HTMLFormElement | null>;
  /** Go on without the roles that could not be added. */
  onContinue: () => void;
}

/** Why the proposal was not sent, with the way to each field; it takes focus. */
export function SendProblem({ sending, wrong, rolesMissing, formElement, onContinue }: SendProblemProps) {
  const { t } = useTranslation('proposal');
  const box = useRef<HTMLDivElement>(null);
  const { failures } = sending;
  const names = wrong
    ? PART_NAMES.flatMap(part => PARTS[part] as readonly FieldName[]).filter(name => wrong.errorOf(name))
    : [];

  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  if (failures === 0 || (names.length === 0 && !rolesMissing && !sending.outcome)) return null;

  return (
    // Focus goes here after a refusal, so that it is read at once.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds fields, this holds what is wrong with them
    <div ref={box} tabIndex={-1} className="fproblem" role="group" aria-label={t('problem.label')}>
      {names.length > 0 || rolesMissing ? (
        <Alert kind="error" title={t('problem.fields', { count: names.length + (rolesMissing ? 1 : 0) })}>
          <ul>
            {names.map(name => (
              <li key={name}>
                <Problem
                  label={t(`fields.${name}`)}
                  text={wrong?.errorOf(name)}
                  href={`#${name}`}
                  onClick={event => leadTo(event, formElement.current, name)}
                />
              </li>
            ))}
            {rolesMissing && (
              <li>
                <Problem label={t('roles.label')} text={t('roles.none')} href="#work" />
              </li>
            )}
          </ul>
        </Alert>
      ) : (
        <Refused sending={sending} onContinue={onContinue} />
      )}
    </div>
  );
}

interface ProblemProps {
  label: string;
  text: string | undefined;
  href: string;
  onClick?: (event: MouseEvent) => void;
}

/** What is wrong with one field, with the way to it. */
function Problem({ label, text = '', href, onClick }: ProblemProps) {
  const { t } = useTranslation('common');
  return (
    <Trans
      t={t}
      i18nKey="field.problemAt"
      values={{ label, text }}
      components={{
        a: (
          <a className="link" href={href} onClick={onClick}>
            {label}
          </a>
        ),
      }}
    />
  );
}

function leadTo(event: MouseEvent, form: HTMLFormElement | null, name: string): void {
  event.preventDefault();
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function Refused({ sending: { outcome }, onContinue }: Pick<SendProblemProps, 'sending' | 'onContinue'>) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const { refusal } = useServerMessages();
  if (!outcome?.error) return null;

  if (outcome.ProjectID !== undefined)
    return (
      <Alert
        kind="warning"
        title={t('problem.rolesMissing', { count: outcome.missing.length })}
        action={
          <Button size="s" onClick={onContinue}>
            {t('problem.continue')}
          </Button>
        }
      >
        {refusal(outcome.error)} {t('problem.rolesLater')}
      </Alert>
    );

  const isLimit = isRefusal(outcome.error, 'PROJECT_LIMIT_REACHED');
  const isSession = isRefusal(outcome.error, 'SESSION_EXPIRED', 'NOT_AUTHENTICATED', 'INVALID_TOKEN');
  return (
    <Alert
      kind="error"
      title={t('problem.notSent')}
      action={
        isSession ? (
          <LinkButton size="s" to={paths.signin({ lang, query: { next: paths.proposal({ lang }) } })}>
            {t('signedOut.signIn')}
          </LinkButton>
        ) : isLimit ? (
          <LinkButton size="s" to={paths['edit-projects']({ lang })}>
            {t('problem.projects')}
          </LinkButton>
        ) : undefined
      }
    >
      {refusal(outcome.error)} {t('problem.kept')}
    </Alert>
  );
}
