import { type MouseEvent, useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { focusField } from '#web/ui/forms/ErrorSummary.tsx';
import type { ProposalForm } from './useProposalForm.ts';
import type { Sent } from './useSending.ts';

export interface SendProblemProps {
  form: ProposalForm;
  /** Outcome of the last attempt. */
  outcome: Sent | undefined;
  /** Opens the submitted project. */
  onContinue: () => void;
}

/** Reasons why the proposal was not sent, with links to the fields; takes the focus after a failed submission. */
export function SendProblem({ form: { summary }, outcome, onContinue }: SendProblemProps) {
  const { t } = useTranslation('proposal');
  const box = useRef<HTMLDivElement>(null);
  const { submissions, problems, form } = summary;
  const atFields = problems.filter(({ name }) => name !== undefined);

  useEffect(() => {
    if (submissions > 0) box.current?.focus();
  }, [submissions]);
  if (problems.length === 0) return null;

  return (
    // Focus moves here after a failed submission, so that screen readers announce it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups controls; this is a list of errors
    <div ref={box} tabIndex={-1} className="fproblem" role="group" aria-label={t('problem.label')}>
      {atFields.length > 0 ? (
        <Alert kind="error" title={t('problem.fields', { count: atFields.length })}>
          <ul>
            {atFields.map(({ name = 'roles', text }) => (
              <li key={name}>
                {name === 'roles' || name === 'tasks' || name === 'submissionKey' || name === 'typedIn' ? (
                  <Problem label={t('roles.label')} text={text} href="#work" />
                ) : (
                  <Problem
                    label={t(`fields.${name}`)}
                    text={text}
                    href={`#${name}`}
                    onClick={event => focusField(event, form.current, name)}
                  />
                )}
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Refused outcome={outcome} onContinue={onContinue} />
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

/** The error of one field, with a link to the field. */
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

function Refused({ outcome, onContinue }: Pick<SendProblemProps, 'outcome' | 'onContinue'>) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const { refusal } = useServerMessages();
  if (!outcome?.error) return null;

  if (isRefusal(outcome.error, 'SUBMISSION_KEY_REUSED'))
    return (
      <Alert
        kind="warning"
        title={t('problem.changedSince')}
        action={
          <Button size="s" onClick={onContinue}>
            {t('problem.toProject')}
          </Button>
        }
      >
        {t('problem.changeThere')}
      </Alert>
    );

  const limit = limitOf(outcome.error);
  if (limit) return <LimitAlert kind={limit} isRefused />;
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
        ) : undefined
      }
    >
      {refusal(outcome.error)} {t('problem.kept')}
    </Alert>
  );
}
