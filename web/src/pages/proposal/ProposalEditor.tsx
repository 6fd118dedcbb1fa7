import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { plans } from '#shared/settings.ts';
import { requestMetadata } from '#web/api/client.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { FormPart } from '#web/domain/project/form/FormPart.tsx';
import { IdeaFields } from '#web/domain/project/form/IdeaFields.tsx';
import { MoneyFields } from '#web/domain/project/form/MoneyFields.tsx';
import { PictureFields } from '#web/domain/project/form/PictureFields.tsx';
import type { ProposalForm } from '#web/domain/project/form/ProposalForm.ts';
import { completeParts, PART_NAMES, type Part, problemsOf } from '#web/domain/project/form/problems.ts';
import { useFieldWords } from '#web/domain/project/form/useFieldWords.ts';
import { type FieldName, pictureOf } from '#web/domain/project/form/values.ts';
import { WorkFields } from '#web/domain/project/form/WorkFields.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { BASE_LANGUAGE } from '#web/i18n/languages.ts';
import type { StepState } from '#web/ui/Steps.tsx';
import { DraftAlerts } from './DraftAlerts.tsx';
import type { DraftOwner } from './draft/stored.ts';
import { useDraft } from './draft/useDraft.ts';
import { Preview } from './Preview.tsx';
import { RolesField } from './RolesField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SendProblem } from './SendProblem.tsx';
import { supportedCountry } from './supportedCountry.ts';
import { useSending } from './useSending.ts';

/** The form of a proposal with its draft, its preview and the way to send it. */
export function ProposalEditor({ owner }: { owner: DraftOwner }) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const navigate = useNavigate();
  const who = useIdentity();
  const wordsFor = useFieldWords();
  const { data: me } = useQuery('getMe', who.status === 'signedIn' ? {} : null);
  const draft = useDraft(owner, {
    language: BASE_LANGUAGE[lang],
    country: supportedCountry(requestMetadata().country_code),
  });
  const { values, roles, submissionKey } = draft.draft;
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [isTried, setTried] = useState(false);
  const sending = useSending();
  const formElement = useRef<HTMLFormElement>(null);

  const problems = useMemo(() => problemsOf(values), [values]);
  const done = completeParts(problems, roles.length);
  const seed = `project:${submissionKey}`;
  const rolesMissing = roles.length === 0;

  const form: ProposalForm = {
    values,
    set: (name, value) => {
      draft.change(before => ({ ...before, values: { ...before.values, [name]: value } }));
      sending.forget(name);
    },
    leave: name => {
      if (values[name]) setLeft(before => new Set(before).add(name));
    },
    errorOf: name => {
      const problem = problems.get(name);
      if (problem && (isTried || left.has(name))) return wordsFor(name, problem, values);
      const theirs = sending.fields.get(name);
      return theirs && wordsFor(name, theirs, values);
    },
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (problems.size > 0 || rolesMissing) return sending.stop();
    if (who.status !== 'signedIn')
      return void navigate(paths.signin({ lang, query: { next: paths.proposal({ lang }) } }));

    const isDone = await sending.send(draft.draft);
    if (isDone) thank();
  }

  function thank() {
    draft.forget();
    void navigate(paths.generic({ lang, query: { context: 'thankyousubmit' } }));
  }

  const stateOf = (part: Part): StepState =>
    done.includes(part) ? 'done' : PART_NAMES.find(one => !done.includes(one)) === part ? 'now' : 'todo';
  const part = (name: Part) => ({
    id: name,
    number: PART_NAMES.indexOf(name) + 1,
    state: stateOf(name),
    title: t(`${name}.title`),
    hint: t(`${name}.hint`),
  });

  return (
    <form className="fgrid" noValidate ref={formElement} onSubmit={event => void submit(event)}>
      <div className="fnotices">
        <DraftAlerts draft={draft} />
        {who.status === 'anonymous' && (
          <p className="small soft">
            {t('signedOut.text')}{' '}
            <Link className="link" to={paths.signin({ lang, query: { next: paths.proposal({ lang }) } })}>
              {t('signedOut.signIn')}
            </Link>
          </p>
        )}
      </div>
      <div className="fmain">
        <FormPart {...part('idea')}>
          <IdeaFields form={form} />
        </FormPart>
        <FormPart {...part('work')}>
          <WorkFields form={form} />
          <RolesField
            roles={roles}
            lang={values.language}
            most={me && plans[me.planTypeId].prospectsPerProject}
            error={isTried && rolesMissing ? t('roles.none') : undefined}
            onChange={roles => draft.change(before => ({ ...before, roles: [...roles] }))}
          />
        </FormPart>
        <FormPart {...part('money')}>
          <MoneyFields form={form} />
        </FormPart>
        <FormPart {...part('picture')}>
          <PictureFields
            form={form}
            seed={seed}
            isNew
            resting={who.status === 'anonymous' ? t('picture.resting') : undefined}
          />
        </FormPart>
        <SendProblem
          sending={sending}
          wrong={isTried ? form : undefined}
          rolesMissing={isTried && rolesMissing}
          formElement={formElement}
          onContinue={thank}
        />
      </div>
      <Preview picture={pictureOf(values)} roles={roles.length} {...{ values, seed, done }} />
      <SaveBar
        savedAt={draft.savedAt}
        isKept={draft.isKept}
        isSending={sending.isBusy}
        onDiscard={() => {
          draft.forget();
          setLeft(new Set());
          setTried(false);
        }}
      />
    </form>
  );
}
