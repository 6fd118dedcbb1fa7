import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskContent } from '#shared/entities/generated.ts';
import type { Task } from '#shared/entities/task.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';
import { baseLanguages } from '#shared/locales.ts';
import { priorities } from '#shared/settings.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { useSubmissionKey } from '#web/ui/forms/useSubmissionKey.ts';
import { SuggestButton } from './SuggestButton.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TaskContentEditor } from './TaskContentEditor.tsx';
import type { WaitingTasks } from './useWaitingTasks.ts';

export interface TaskSuggestionsProps {
  project: ProjectID;
  waiting: WaitingTasks;
  onCreated: (task: Task) => void;
}

/** Offers the tasks that wait, and suggests others for a project or one of its roles; accepting one creates it. */
export function TaskSuggestions({ project: ProjectID, waiting, onCreated }: TaskSuggestionsProps) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const generate = useMutation('generateContent', ['listGeneratedTasks'], { quiet: true });
  const create = useMutation('createTask', [], { quiet: true });
  const roles = useQuery('listProspects', { ProjectID });
  const [chosen, choose] = useState('');
  const key = useSubmissionKey();

  async function suggest() {
    const role = roles.data?.items.find(({ ProspectID }) => ProspectID === chosen);
    const outcome = await generate.run({
      body: {
        kind: 'tasks',
        ProjectID,
        ...(role && { ProspectID: role.ProspectID }),
        submissionKey: key.current(),
      },
    });
    key.settle(outcome);
  }

  const acceptIn =
    (textLanguage: WrittenLanguage) =>
    async ({ Title, Description, priority }: TaskContent, submissionKey: string) => {
      const known = Object.values(priorities).find(value => value === priority) ?? priorities.NONE;
      const body = { Title, Description, priority: known, submissionKey };
      const { data, error } = await create.run({ ProjectID, body, textLanguage });
      if (data) onCreated(data);
      return error;
    };

  const common = {
    show: ({ Title, Description }: TaskContent) => ({ title: Title, text: Description }),
    renderEditor: (
      task: TaskContent,
      { save, cancel }: { save: (task: TaskContent) => boolean; cancel: () => void },
    ) => <TaskContentEditor task={task} lang={language} onSave={save} onCancel={cancel} />,
  };
  const { first, generated } = waiting;
  return (
    <div className="suggest-bar">
      {first.items.length > 0 && (
        <Suggestions
          {...common}
          title={t('suggest.firstTasks')}
          about={t('suggest.firstTasksAbout')}
          {...first}
          accept={acceptIn(baseLanguages[language])}
          lang={language}
        />
      )}
      <SuggestButton
        choice={
          (!roles.data || roles.data.items.length > 0) && (
            <SelectField
              className="suggest-for"
              size="s"
              label={t('suggest.for')}
              labelHidden
              value={chosen}
              onChange={({ target }) => {
                key.renew();
                choose(target.value);
              }}
              placeholder={t('suggest.forProject')}
              options={(roles.data?.items ?? []).map(({ ProspectID, PersonType }) => ({
                value: ProspectID,
                label: PersonType,
              }))}
            />
          )
        }
        quota={waiting.quota}
        isBusy={generate.isBusy}
        error={generate.error}
        onClick={() => void suggest()}
      >
        {t('suggest.tasks')}
      </SuggestButton>
      <Suggestions
        {...common}
        title={t('suggest.title')}
        about={t('suggest.about')}
        items={generated.items}
        onGone={generated.onGone}
        onBack={generated.onBack}
        accept={acceptIn(generated.language ?? baseLanguages[language])}
        lang={generated.language ?? language}
      />
    </div>
  );
}
