import './Translations.css';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { readQuery } from '#shared/paths.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { PendingEditAlert } from '#web/pages/owner/edit/PendingEditAlert.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { Tabs } from '#web/ui/workspace/Tabs.tsx';
import { FindTranslator } from './FindTranslator.tsx';
import { TranslationForm } from './TranslationForm.tsx';

/** The translations of a project, a tab for each language but its own; `?language=` names the tab. */
export function Translations({ project }: { project: Project }) {
  const { t } = useTranslation(['translations', 'market']);
  const [params, choose] = useAddressQuery();
  const roles = useQuery('listProspects', { ProjectID: project.ProjectID });
  const languages = writtenLanguages.filter(language => language !== project.language);
  const named = readQuery('project-translations', params).language;
  const chosen = languages.find(language => language === named) ?? languages[0];

  return (
    <div className="ownpart">
      <PendingEditAlert project={project} />
      <p className="soft">{t(`lead.${project.language}`)}</p>
      <QueryView query={roles}>
        {({ items }) =>
          chosen && (
            <div>
              <Tabs
                label={t('tabs')}
                value={chosen}
                onChange={language => choose({ language })}
                tabs={languages.map(language => ({
                  value: language,
                  label: t(`market:language.${language}`),
                  panel: (
                    <>
                      <div className="translation-help">
                        <FindTranslator {...{ project, language }} roles={items} />
                      </div>
                      <TranslationForm key={language} {...{ project, language }} roles={items} />
                    </>
                  ),
                }))}
              />
            </div>
          )
        }
      </QueryView>
    </div>
  );
}
