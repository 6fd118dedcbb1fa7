import { useTranslation } from 'react-i18next';
import type { RoleContent } from '#shared/entities/generated.ts';
import type { Project } from '#shared/entities/project.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { RoleEditor } from '#web/domain/project/form/RoleEditor.tsx';
import { useSubmissionKey } from '#web/ui/forms/useSubmissionKey.ts';
import { SuggestButton } from './SuggestButton.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useGone } from './useGone.ts';

export interface RoleSuggestionsProps {
  project: Pick<Project, 'ProjectID' | 'language'>;
  /** The plan allows no further role. */
  isFull: boolean;
}

/** Suggests roles for a project of the user; accepting one adds it. */
export function RoleSuggestions({ project: { ProjectID, language }, isFull }: RoleSuggestionsProps) {
  const { t } = useTranslation(['workspace', 'market']);
  const list = useList('listGeneratedProspects', { query: { ProjectID } });
  const generate = useMutation('generateProspects', ['listGeneratedProspects'], { quiet: true });
  const add = useMutation('addProspect', ['listProspects', 'getProject', 'listUserProjects'], {
    quiet: true,
  });
  const gone = useGone();
  const key = useSubmissionKey();

  async function suggest() {
    key.settle(await generate.run({ ProjectID, body: { submissionKey: key.current() } }));
  }

  const items = (list.items ?? []).filter(({ SuggestionID }) => !gone.isGone(SuggestionID));
  return (
    <div className="suggest-bar">
      <SuggestButton
        quota={list.first?.quota}
        isBusy={generate.isBusy}
        error={generate.error}
        onClick={() => void suggest()}
      >
        {t('suggest.roles')}
      </SuggestButton>
      <Suggestions<RoleContent>
        title={t('suggest.title')}
        about={t('suggest.about')}
        items={items.map(item => ({ key: item.SuggestionID, content: item }))}
        lang={language}
        show={({ PersonType, Notes, skill }) => ({
          title: PersonType,
          text: Notes,
          note: t(`market:skill.${skill}`),
        })}
        renderEditor={(role, { save, cancel }) => (
          <RoleEditor
            role={role}
            lang={language}
            draftOf={`suggested.${ProjectID}`}
            onSave={save}
            onCancel={cancel}
          />
        )}
        accept={async ({ PersonType, Notes, skill }) =>
          (await add.run({ ProjectID, body: { PersonType, Notes, skill } })).error
        }
        onGone={gone.add}
        onBack={gone.restore}
        blocked={isFull ? t('suggest.full') : undefined}
      />
    </div>
  );
}
