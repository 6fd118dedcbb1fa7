import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { StarterTask } from '#shared/entities/prospect.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { starterTask as limits } from '#shared/finding.ts';
import { nameOf } from '#shared/fullName.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { UrlField } from '#web/ui/fields/UrlField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { written } from '#web/ui/Written.tsx';

type Bound = ReturnType<FormFields<{ answer: string }>['bind']>;

interface StarterTaskFieldsProps {
  /** As the applicant sees it. */
  task: StarterTask;
  /** Language of the task. */
  language: WrittenLanguage;
  project: Pick<Project, 'owner'>;
  answer: Bound;
  link: Bound;
}

/** The starter task of a role, and the applicant's answer to it. */
export function StarterTaskFields({ task, language, project, answer, link }: StarterTaskFieldsProps) {
  const { t } = useTranslation('suggestions');
  const lang = useLanguage();
  return (
    <>
      <div className="starter-task">
        <p className="fine muted">{t('starter.title')}</p>
        <b {...written(language)}>{task.Title}</b>
        <p className="small" {...written(language)}>
          {task.Description}
        </p>
        <p className="fine soft">{t('starter.lead', { name: nameOf(project.owner, lang) })}</p>
      </div>
      <TextArea {...answer} label={t('starter.answer')} counted maxLength={limits.answer.max} rows={5} />
      <UrlField
        {...link}
        label={t('starter.link')}
        optional
        maxLength={limits.link}
        hint={t('starter.linkHint')}
      />
    </>
  );
}
