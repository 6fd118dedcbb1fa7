import { type SyntheticEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { plans } from '#shared/plans.ts';
import { requestMetadata } from '#web/api/client.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useAccountPath, useSignInPath } from '#web/domain/person/useSignInPath.ts';
import { useToday } from '#web/domain/person/useToday.ts';
import { useSendingFiles } from '#web/domain/pictures/useSendingFiles.ts';
import type { ProposalDraftKey } from '#web/domain/project/draft/copies.ts';
import { keepFirstTasks } from '#web/domain/project/draft/firstTasks.ts';
import type { ProposalDraft, StoredDraft } from '#web/domain/project/draft/stored.ts';
import { supportedCountry } from '#web/domain/project/draft/supportedCountry.ts';
import { FormPart } from '#web/domain/project/form/FormPart.tsx';
import { IdeaFields } from '#web/domain/project/form/IdeaFields.tsx';
import { MoneyFields } from '#web/domain/project/form/MoneyFields.tsx';
import { PictureFields } from '#web/domain/project/form/PictureFields.tsx';
import { pictureOf } from '#web/domain/project/form/pictureOf.ts';
import {
  completeParts,
  fieldAt,
  PART_NAMES,
  type Part,
  problemsOf,
} from '#web/domain/project/form/problems.ts';
import { filledIn } from '#web/domain/project/form/values.ts';
import { WorkFields } from '#web/domain/project/form/WorkFields.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { BASE_LANGUAGE } from '#web/i18n/languages.ts';
import { FormElement } from '#web/ui/forms/Form.tsx';
import { VISITOR } from '#web/ui/forms/formDrafts.ts';
import type { StepState } from '#web/ui/workspace/Steps.tsx';
import { AllowanceAlert } from './AllowanceAlert.tsx';
import { DraftAlerts } from './DraftAlerts.tsx';
import { useProposalDraft } from './draft/useProposalDraft.ts';
import { FirstTasks } from './FirstTasks.tsx';
import { OtherDrafts } from './OtherDrafts.tsx';
import { Preview } from './Preview.tsx';
import { RolesField } from './RolesField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SendProblem } from './SendProblem.tsx';
import { namingRoles, useProposalForm } from './useProposalForm.ts';
import { useSending } from './useSending.ts';

/** A path of the submission as a field of the form. */
const fieldOf = (path: string, values: ProposalDraft) =>
  path.startsWith('prospects.') ? 'roles' : fieldAt(path, values);

export interface ProposalEditorProps {
  place: ProposalDraftKey;
  /** The draft, if it was just read from the account. */
  given?: StoredDraft | undefined;
  /** Opens another draft; without an id a new one. */
  onOpen: (id?: string) => void;
}

/** The proposal form with its draft, its preview and its submission. */
export function ProposalEditor({ place: draftPlace, given, onOpen }: ProposalEditorProps) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const navigate = useNavigate();
  const who = useIdentity();
  const { data: me } = useQuery('getMe', who.status === 'signedIn' ? {} : null);
  const [place] = useState(() => ({
    language: BASE_LANGUAGE[lang],
    country: supportedCountry(requestMetadata().country_code),
  }));
  const today = useToday();
  const signIn = useSignInPath();
  const accountPath = useAccountPath();
  const defaults = { ...place, today };
  const form = useProposalForm(draftPlace, given, defaults);
  const draft = useProposalDraft(form, { place: draftPlace, given, defaults, onOpen });
  const sending = useSending();
  const files = useSendingFiles(t('gallery.stillSending'));
  const { values } = form;
  const { roles } = values;
  const problems = useMemo(() => problemsOf(filledIn(values, lang), lang, { today }), [values, lang, today]);
  const done = completeParts(problems, roles.length);
  const seed = `project:${values.submissionKey}`;

  const [roleState, setRoleState] = useState<'closed' | 'open' | 'blocking'>('closed');

  const [halted, setHalted] = useState(0);

  const submitSaved = form.submit(async proposal => {
    if (who.status !== 'signedIn') return await navigate(accountPath());
    if (!(await draft.isNewest())) return setHalted(before => before + 1);
    const { error, ProjectID } = await sending.send(proposal, form.engine.getValues());
    if (ProjectID) keepFirstTasks(ProjectID, form.engine.getValues('tasks'));
    if (error) return form.showRefusal(namingRoles(error, values), undefined, path => fieldOf(path, values));
    finish();
  });

  /** A role that has been written, but not saved, must not be missing from the proposal. */
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!(await files.confirm())) return;
    if (roleState === 'closed') return await submitSaved();
    setRoleState('blocking');
    form.element.current?.querySelector<HTMLElement>('.role-editor input')?.focus();
  }

  function finish() {
    draft.finish();
    void navigate(paths.generic({ lang, context: 'thankyousubmit' }));
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
    <FormElement
      form={{ formProps: { ref: form.element, noValidate: true, onSubmit: event => void submit(event) } }}
    >
      <div className="fnotices">
        <DraftAlerts draft={draft} halted={halted} />
        {who.status === 'signedIn' && <OtherDrafts current={draftPlace} onNew={() => onOpen()} />}
        {who.status === 'signedIn' && <AllowanceAlert />}
        {who.status === 'anonymous' && <SignedOut signIn={signIn()} />}
      </div>
      <div className="fgrid">
        <div className="fmain">
          <FormPart {...part('idea')}>
            <IdeaFields form={form} />
          </FormPart>
          <FormPart {...part('work')}>
            <WorkFields form={form} today={today} />
            <RolesField
              roles={roles}
              lang={values.language}
              today={today}
              most={me && plans[me.planTypeId].prospectsPerProject}
              error={form.errorOf('roles')}
              isBlocked={roleState === 'blocking'}
              onEditing={isEditing => setRoleState(isEditing ? 'open' : 'closed')}
              onChange={roles => form.set('roles', [...roles])}
            />
            <FirstTasks
              tasks={values.tasks}
              lang={values.language}
              onChange={tasks => form.set('tasks', [...tasks])}
            />
          </FormPart>
          <FormPart {...part('money')}>
            <MoneyFields form={form} withDefaults />
          </FormPart>
          <FormPart {...part('picture')}>
            <PictureFields
              form={form}
              seed={seed}
              isNew
              resting={who.status === 'anonymous' ? t('picture.resting') : undefined}
              onSending={files.onSending}
            />
          </FormPart>
          <SendProblem form={form} outcome={sending.outcome} onContinue={finish} />
        </div>
        <Preview picture={pictureOf(values)} {...{ values, roles, seed, done }} />
      </div>
      <SaveBar
        draft={draft}
        id={draftPlace.owner === VISITOR ? undefined : draftPlace.id}
        isSending={sending.isBusy}
      />
    </FormElement>
  );
}

/** Tells visitors that they have to sign in to submit their proposal. */
function SignedOut({ signIn }: { signIn: string }) {
  const { t } = useTranslation('proposal');
  return (
    <p className="small soft">
      {t('signedOut.text')}{' '}
      <Link className="link" to={signIn}>
        {t('signedOut.signIn')}
      </Link>
    </p>
  );
}
