import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { doesProjectTake } from '#web/domain/project/isProjectActionAllowed.ts';
import { InLanguage } from '#web/i18n/InLanguage.tsx';
import { i18nFor } from '#web/i18n/i18n.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { editedTranslation } from './translationForm.ts';
import type { TranslationProps } from './useTranslationForm.ts';

/** Other people who translate the project into a language: what they have handed in, the role that looks for one, or the way to it. */
export function FindTranslator({ project, roles, language }: TranslationProps) {
  const { t } = useTranslation('translations');
  const lang = useLanguage();
  const { ProjectID } = project;
  const { data } = useQuery('listProjectTasks', { ProjectID, query: { status: 'IN_REVIEW' } });
  const into = t(`into.${language}`);
  const handedIn = data?.items.find(task => task.translates === language && task.assignee);
  const own = roles.filter(role => role.translates === language);
  const open = own.find(role => !role.taken);
  const isComplete = editedTranslation(project, roles, language).percent === 100;

  if (handedIn?.assignee)
    return (
      <Alert
        kind="info"
        title={t('work.toAccept.title', { name: nameOf(handedIn.assignee, lang), into })}
        action={
          <LinkButton
            size="s"
            to={paths['project-translations']({
              lang,
              query: { project: ProjectID, language, task: handedIn.TaskID },
            })}
          >
            {t('find.read')}
          </LinkButton>
        }
      />
    );
  if (isComplete) return null;
  const query = { project: ProjectID };
  if (open)
    return (
      <p className="small soft">
        {t('find.open', { into })}{' '}
        <Link className="link" to={paths['contribution-requests']({ lang, query })}>
          {t('find.applications')}
        </Link>
      </p>
    );
  if (own.length > 0)
    return (
      <p className="small soft">
        {t('find.inWork', { into })}{' '}
        <Link className="link" to={paths['project-tasks']({ lang, query })}>
          {t('find.tasks')}
        </Link>
      </p>
    );
  return doesProjectTake('acceptApplications', project) && !project.you.beyondPlan ? (
    <AddRole {...{ project, language, into }} />
  ) : null;
}

interface AddRoleProps extends Pick<TranslationProps, 'project' | 'language'> {
  into: string;
}

/** Adds a role for a translator, in the language of the project, after a question that shows it. */
function AddRole({ project, language, into }: AddRoleProps) {
  const { t } = useTranslation('translations');
  const words = useServerMessages();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useMutation('addProspect', ['listProspects', 'getProject', 'listUserProjects'], {
    notDone: t('find.notAdded'),
  });

  async function add() {
    const { ProjectID, language: original } = project;
    const texts = i18nFor(original);
    const inOriginal = texts.getFixedT(null, 'translations');
    const say = texts.exists('translations:find.action') ? inOriginal : t; // where they could not be loaded
    const { error } = await run({
      ProjectID,
      body: {
        PersonType: say(`find.role.${language}.title`),
        Notes: say(`find.role.${language}.notes`),
        skill: 'writers',
        translates: language,
      },
    });
    setAsking(false);
    if (!error) toast.show({ kind: 'success', title: words.messageFor('success.addProspect') });
  }

  return (
    <div className="row row-2 wrapx small soft">
      <Button size="s" onClick={() => setAsking(true)}>
        {t('find.action')}
      </Button>
      <span>{t('find.lead')}</span>
      <ConfirmDialog
        open={isAsking}
        title={t('find.title', { into })}
        cancel={t('find.cancel')}
        confirm={t('find.confirm')}
        busy={isBusy && t('find.busy')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void add()}
      >
        <p>{t('find.text', { into })}</p>
        <InLanguage language={project.language} namespaces={['translations']} waiting={<Skeleton />}>
          <RolePreview language={language} />
        </InLanguage>
      </ConfirmDialog>
    </div>
  );
}

/** The texts of the role in the language of the project, as they are added. */
function RolePreview({ language }: Pick<TranslationProps, 'language'>) {
  const { t } = useTranslation('translations');
  return (
    <blockquote className="translation-role small">
      <b>{t(`find.role.${language}.title`)}</b>
      <br />
      {t(`find.role.${language}.notes`)}
    </blockquote>
  );
}
