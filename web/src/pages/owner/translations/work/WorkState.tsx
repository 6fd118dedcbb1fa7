import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { translationFrom } from '#web/pages/owner/translations/translationForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { useMoveWork } from './useMoveWork.ts';
import type { WorkProps } from './workProps.ts';

const SentBackNote = lazyComponent(
  async () => (await import('#web/domain/task/SentBackNote.tsx')).SentBackNote,
  { texts: ['tasks'] },
);

/** Says how far a translation is and who does what next. Translators can take back what they have handed in. */
export function WorkState({ project, roles, work }: WorkProps) {
  const { t } = useTranslation('translations');
  const lang = useLanguage();
  const format = useFormat();
  const who = useIdentity();
  const { task, language } = work;
  const { move, isBusy } = useMoveWork(work);
  const into = t(`into.${language}`);
  const { assignee, status } = task;
  const name = assignee ? nameOf(assignee, lang) : '';
  const isAssignee = who.status === 'signedIn' && assignee?.UserID === who.UserID;
  const { pieces, texts, outdated } = translationFrom(project, roles, work.proposed);
  const done = pieces.filter(({ key }) => texts[key] !== undefined && !outdated[key]).length;
  const progress = t('work.progress', {
    count: pieces.length,
    done: format.number(done),
    number: format.number(pieces.length),
  });

  if (language === project.language)
    return (
      <Alert kind="warning" title={t('work.ownLanguage.title')}>
        {t('work.ownLanguage.text')}
      </Alert>
    );
  if (status === 'DONE')
    return (
      <Alert
        kind="success"
        title={t(isAssignee ? 'work.accepted.yours' : 'work.accepted.title', { name, into })}
        action={
          <LinkButton
            size="s"
            to={paths.project({ lang: language, ProjectID: project.ProjectID, slug: slugOf(project.name) })}
          >
            {t('view')}
          </LinkButton>
        }
      >
        {t('work.accepted.text')}
      </Alert>
    );
  if (status === 'CANCELLED') return <Alert kind="neutral" title={t('work.cancelled')} />;
  if (isAssignee && status === 'IN_REVIEW')
    return (
      <Alert
        kind="info"
        title={t('work.handedIn.title')}
        action={
          <Button
            size="s"
            busy={isBusy && t('work.handedIn.takingBack')}
            onClick={() => void move('IN_PROGRESS')}
          >
            {t('work.handedIn.takeBack')}
          </Button>
        }
      >
        {progress} {t('work.handedIn.text')}
      </Alert>
    );
  if (isAssignee)
    return (
      <>
        {task.sentBack && <SentBackNote sentBack={task.sentBack} />}
        <p className="soft">{t('work.lead', { into })}</p>
      </>
    );
  if (!assignee) return <Alert kind="neutral" title={t('work.unassigned', { into })} />;
  return (
    <Alert
      kind="info"
      title={t(status === 'IN_REVIEW' ? 'work.toAccept.title' : 'work.inProgress.title', { name, into })}
    >
      {progress} {t(status === 'IN_REVIEW' ? 'work.toAccept.text' : 'work.inProgress.text')}
    </Alert>
  );
}
