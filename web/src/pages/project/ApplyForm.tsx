import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Obstacle } from '#shared/applying.ts';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import { nameOf } from '#shared/fullName.ts';
import { request } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { useRoleVersion } from '#web/domain/reading/versions.ts';
import { RoleTerms } from '#web/domain/role/RoleTerms.tsx';
import { useObstacle } from '#web/domain/role/useObstacle.ts';
import { type Hindrance, isHindrance, useObstacleText, WayOut } from '#web/domain/role/WayOut.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';
import { StarterTaskFields } from './StarterTaskFields.tsx';
import { useErrorText } from './useErrorText.ts';

export interface ApplyFormProps {
  project: Project;
  role: Prospect;
  onClose: () => void;
}

/** Says that the role for which a visitor has come is gone, with the way to others. */
export const GoneRole = ({ project }: Pick<ApplyFormProps, 'project'>) => (
  <ObstacleAlert project={project} obstacle="PROSPECT_NOT_FOUND" />
);

/**
 * Applies for a role, with an optional note to the owner or the answer to the role's starter task. What stood in the way
 * when it was opened is said instead; what comes up while it is being written does not take the words away.
 */
export function ApplyForm(props: ApplyFormProps) {
  const { project, role } = props;
  const { obstacle, isLoading } = useObstacle(project, role);
  const [known, setKnown] = useState<{ obstacle: Obstacle | undefined }>();
  if (!known && !isLoading) setKnown({ obstacle });
  if (!known) return <Skeleton />;
  if (known.obstacle === 'INSUFFICIENT_POINTS') return <LimitAlert kind="work" />;
  return known.obstacle ? (
    <ObstacleAlert project={project} role={role} obstacle={known.obstacle} />
  ) : (
    <ApplicationForm {...props} />
  );
}

function ObstacleAlert(props: { project: Project; role?: Prospect; obstacle: Hindrance }) {
  const { t } = useTranslation('project');
  const words = useObstacleText();
  return (
    <Alert kind="info" title={t('obstacle.title')}>
      {words(props.obstacle, props.project)} <WayOut {...props} />
    </Alert>
  );
}

function ApplicationForm({ project, role, onClose }: ApplyFormProps) {
  const { t } = useTranslation(['project', 'suggestions']);
  const lang = useLanguage();
  const toast = useToast();
  const errorText = useErrorText();
  const { starterTask } = role;
  const form = useContractForm('sendRequest', {
    schema: async () => (await import('#shared/contracts/requests.ts')).requests.sendRequest.spec.body,
    initial: { note: '', answer: '', answerLink: '' },
    draftOf: role.ProspectID,
    toInput: ({ note, answer, answerLink }) => ({
      typeId: role.ProspectID,
      ...(starterTask
        ? { starterTask, answer, ...(answerLink.trim() && { answerLink }) }
        : note.trim() && { note }),
    }),
    textsOf: ({ note, answer }) => (starterTask ? answer : note),
    toCall: body => ({ ProjectID: project.ProjectID, body }),
    changes: ['listProspects', 'listProjectAppliedProspects'],
    wordsFor: name =>
      name === 'note'
        ? t('apply.short')
        : t(`suggestions:starter.${name === 'answerLink' ? 'badLink' : 'short'}`),
    onRefused: error => {
      if (isRefusal(error, 'STARTER_TASK_CHANGED', 'PROSPECT_CLOSED')) void invalidate('listProspects');
      if (limitOf(error)) void invalidate('getProjectAllowance');
    },
    onDone: () => {
      onClose();
      toast.show({
        kind: 'success',
        title: t('apply.sent'),
        text: t('apply.next', { name: nameOf(project.owner, lang) }),
      });
    },
  });
  const { role: shown, languages } = useRoleVersion(project, role);
  const { bind, refusal } = form;
  const limit = limitOf(refusal);

  return (
    <DialogForm
      form={form}
      className="apply"
      lead={
        <>
          <div className="apply-role">
            <b className="h4" {...written(languages.PersonType)}>
              {shown.PersonType}
            </b>
            <p className="soft small" {...written(languages.Notes)}>
              {shown.Notes}
            </p>
          </div>
          <RoleTerms role={role} />
        </>
      }
      refused={
        limit ? (
          <LimitAlert kind={limit} isRefused />
        ) : (
          refusal && (
            <Alert kind="error" announce title={t('apply.failed')}>
              {errorText(refusal)}{' '}
              {isHindrance(refusal.code) && <WayOut obstacle={refusal.code} {...{ project, role }} />}
            </Alert>
          )
        )
      }
      cancel={t('apply.cancel')}
      submit={t('apply.send')}
      busy={t('apply.sending')}
      onClose={onClose}
    >
      {shown.starterTask ? (
        <StarterTaskFields
          task={shown.starterTask}
          language={languages.starterTask}
          project={project}
          answer={bind('answer')}
          link={bind('answerLink')}
        />
      ) : (
        <TextArea
          {...bind('note')}
          label={t('apply.note')}
          optional
          counted
          maxLength={request.note.max}
          rows={4}
          hint={t('apply.hint', { name: nameOf(project.owner, lang) })}
        />
      )}
      <AnswerPromise project={project} />
    </DialogForm>
  );
}

/** Usual answer time of the owner, and the date on which an application that is sent now expires. */
function AnswerPromise({ project: { owner } }: { project: Project }) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const format = useFormat();
  const { data } = useQuery('getAnswerTime', { OwnerUserID: owner.UserID });
  const [lapses] = useState(() => new Date(Date.now() + request.expiryDays * day));
  const hours = data?.medianHours;
  const name = nameOf(owner, lang);
  return (
    <p className="small soft">
      {hours !== undefined && (
        <>
          {hours > 24
            ? t('apply.answersInDays', { name, count: Math.ceil(hours / 24) })
            : t('apply.answersInHours', { name, count: Math.max(1, Math.ceil(hours)) })}{' '}
        </>
      )}
      {t('apply.lapses', { date: format.date(lapses, 'long') })}
    </p>
  );
}
