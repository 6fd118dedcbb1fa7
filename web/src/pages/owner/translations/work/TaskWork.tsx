import '#web/pages/owner/translations/Translations.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProjectID, TaskID } from '#shared/ids.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { isToDo } from '#shared/taskLifecycle.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { useNameInTitle } from '#web/ui/useDocumentTitle.ts';
import { Written } from '#web/ui/Written.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { ProposedForm } from './ProposedForm.tsx';
import { WorkState } from './WorkState.tsx';
import type { WorkProps } from './workProps.ts';

/** The translation of a task: its assignee writes it, and the owner of the project reads, corrects and accepts it. */
export function TaskWork({ ProjectID: id, TaskID: task }: { ProjectID: ProjectID; TaskID: TaskID }) {
  const { t } = useTranslation('translations');
  const who = useIdentity();
  const work = useQuery('getTaskTranslation', { ProjectID: id, TaskID: task });
  const project = useQuery('getProject', { ProjectID: id });
  const roles = useQuery('listProspects', { ProjectID: id });
  const everything = {
    data: project.data &&
      work.data &&
      roles.data && { project: project.data, work: work.data, roles: roles.data },
    error: work.error ?? project.error ?? roles.error,
    mutate: () => Promise.all([work.mutate(), project.mutate(), roles.mutate()]),
  };
  const isOwner = project.data?.you.owner ?? false;

  return (
    <WorkPage current="project-tasks" project={project.data} isOwner={isOwner}>
      {project.data && work.data ? (
        <Heading project={project.data} work={work.data} />
      ) : (
        <h1 className="sr">{t('title')}</h1>
      )}
      <QueryView query={everything} failed={t('work.failed')}>
        {read => {
          const props = { project: read.project, roles: read.roles.items, work: read.work };
          const { assignee, status } = read.work.task;
          const isAssignee = who.status === 'signedIn' && assignee?.UserID === who.UserID;
          return (
            <div className="ownpart">
              <WorkState {...props} />
              <WorkForm key={status} {...props} isAssignee={isAssignee} />
            </div>
          );
        }}
      </QueryView>
    </WorkPage>
  );
}

/** The form of the person who has to do something next, if the caller is that person. */
function WorkForm({ isAssignee, ...props }: WorkProps & { isAssignee: boolean }) {
  const { project, work } = props;
  const { status } = work.task;
  if (work.language === project.language) return null;
  if (isAssignee && isToDo(status)) return <ProposedForm {...props} />;
  if (project.you.owner && status === 'IN_REVIEW' && work.proposed)
    return <AcceptForm key={work.task.version} {...props} proposed={work.proposed} />;
  return null;
}

function Heading({ project, work: { language, task } }: Pick<WorkProps, 'project' | 'work'>) {
  const { t } = useTranslation('translations');
  const lang = useLanguage();
  const { ProjectID, name, shortName } = project;
  useNameInTitle(shortName);
  return (
    <PageHeader title={t('form', { language: t(`into.${language}`) })}>
      <span className="row row-2 wrapx small soft">
        <Link className="target link" to={paths.project({ lang, ProjectID, slug: slugOf(name) })}>
          <Written language={project.language}>{name}</Written>
        </Link>
        <Link
          className="target link"
          to={paths['project-tasks']({ lang, query: { project: ProjectID, task: task.TaskID } })}
        >
          {t('work.task')}
        </Link>
      </span>
    </PageHeader>
  );
}
