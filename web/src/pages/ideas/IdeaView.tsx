import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeneratedIdea } from '#shared/entities/generated.ts';
import { countries } from '#shared/settings.ts';
import { requestMetadata } from '#web/api/client.ts';
import { TaskContentEditor } from '#web/domain/generated/TaskContentEditor.tsx';
import { supportedCountry } from '#web/domain/project/draft/supportedCountry.ts';
import { RoleEditor } from '#web/domain/project/form/RoleEditor.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { MarkdownText } from '#web/ui/MarkdownText.tsx';
import { DialogFoot } from '#web/ui/overlays/Dialog.tsx';
import { written } from '#web/ui/Written.tsx';
import { IdeaParts } from './IdeaParts.tsx';
import { useIdeaDraft } from './useIdeaDraft.ts';
import { useIdeaParts } from './useIdeaParts.ts';

/** An idea with its roles and first tasks, each of which can be left out or edited, and the button that uses it. */
export function IdeaView({ idea }: { idea: GeneratedIdea }) {
  const { t } = useTranslation(['ideas', 'market']);
  const format = useFormat();
  const [country] = useState(() => supportedCountry(requestMetadata().country_code));
  const roles = useIdeaParts(idea.roles);
  const tasks = useIdeaParts(idea.tasks);
  const draft = useIdeaDraft(idea, country);
  const { currency } = countries[country];

  const use = () => void draft.use({ roles: roles.chosen, tasks: tasks.chosen });
  return (
    <div className="idea-view">
      <p className="lead" {...written(idea.language)}>
        {idea.description}
      </p>
      <dl className="idea-facts">
        <div>
          <dt>{t('view.budget')}</dt>
          <dd>{format.money(idea.budget, currency, { whole: true })}</dd>
        </div>
        <div>
          <dt>{t('view.points')}</dt>
          <dd>
            {t('view.pointsOf', {
              number: format.number(idea.numberOfContributions),
              name: idea.contributionName,
            })}
          </dd>
        </div>
        <div>
          <dt>{t('view.duration')}</dt>
          <dd>{t('view.days', { count: idea.durationDays })}</dd>
        </div>
      </dl>
      <MarkdownText lang={idea.language}>{idea.details}</MarkdownText>
      <IdeaParts
        title={t('view.roles')}
        parts={roles}
        lang={idea.language}
        show={({ PersonType, Notes, skill }) => ({
          title: PersonType,
          text: Notes,
          note: t(`market:skill.${skill}`),
        })}
        renderEditor={(role, { key, save, cancel }) => (
          <RoleEditor
            role={role}
            lang={idea.language}
            draftOf={`idea.${idea.SuggestionID}.${key}`}
            onSave={save}
            onCancel={cancel}
          />
        )}
      />
      <IdeaParts
        title={t('view.tasks')}
        parts={tasks}
        lang={idea.language}
        show={({ Title, Description }) => ({ title: Title, text: Description })}
        renderEditor={(task, { save, cancel }) => (
          <TaskContentEditor task={task} lang={idea.language} onSave={save} onCancel={cancel} />
        )}
      />
      {draft.isRefused && (
        <Alert kind="error" announce title={t('use.refused')}>
          {t('use.refusedText')}
        </Alert>
      )}
      <DialogFoot>
        <Button kind="moss" onClick={use}>
          {t('use.action')}
        </Button>
      </DialogFoot>
    </div>
  );
}
