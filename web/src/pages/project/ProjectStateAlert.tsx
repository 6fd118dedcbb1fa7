import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { ReviewQuestionAlert } from '#web/domain/project/owner/ReviewQuestionAlert.tsx';
import { questionInReview } from '#web/domain/project/questionInReview.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert, type AlertKind } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Written } from '#web/ui/Written.tsx';

/** Only for projects that may look for a new owner. */
const AdoptionLink = lazyComponent(async () => (await import('./adoption/AdoptionLink.tsx')).AdoptionLink);

const KINDS = {
  submitted: 'info',
  denied: 'warning',
  halted: 'warning',
  abandoned: 'neutral',
  completed: 'success',
} as const satisfies Partial<Record<Project['status'], AlertKind>>;

type Told = keyof typeof KINDS;
const isTold = (status: Project['status']): status is Told => Object.hasOwn(KINDS, status);

/** Explains an unusual project state, and to the owner the actions that they can take. */
export function ProjectStateAlert({ project }: { project: Project }) {
  const { t } = useTranslation(['project', 'market']);
  const lang = useLanguage();
  const { ProjectID, status, reason, approvedAt, suspended, you } = project;
  if (suspended)
    return (
      <Alert kind="warning" title={t('state.suspended.title')}>
        {t('state.suspended.text')}
      </Alert>
    );
  if (!isTold(status)) return null;

  const question = you.owner ? questionInReview(project) : undefined;
  if (question && !question.answeredAt) return <ReviewQuestionAlert question={question} />;

  const amend = you.owner && status === 'denied';
  const review = !you.owner && you.canAdminister && status === 'submitted';
  return (
    <Alert
      kind={KINDS[status]}
      title={t(status === 'denied' && approvedAt ? 'state.takenDown' : `state.${status}.title`)}
      action={
        amend ? (
          <LinkButton size="s" to={paths['edit-projects']({ lang, query: { project: ProjectID } })}>
            {t('state.amend')}
          </LinkButton>
        ) : review ? (
          <LinkButton size="s" to={paths.admin({ lang, query: { view: 'review' } })}>
            {t('state.review')}
          </LinkButton>
        ) : (
          !you.owner &&
          (status === 'halted' || status === 'abandoned') && <AdoptionLink ProjectID={ProjectID} />
        )
      }
    >
      {status === 'denied' && reason && (
        <blockquote className="reason">
          <span className="sr">{t('state.reason')} </span>
          <Written>{reason}</Written>
        </blockquote>
      )}
      {question && `${t('market:reviewQuestion.answered')} `}
      {t(you.owner ? `state.${status}.owner` : `state.${status}.text`)}
    </Alert>
  );
}
