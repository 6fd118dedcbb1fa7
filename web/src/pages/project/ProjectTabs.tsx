import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';
import { useCurrentSection } from '#web/ui/useCurrentSection.ts';

const all = ['description', 'roles', 'team', 'contributions', 'progress', 'questions', 'comments'] as const;
type Section = (typeof all)[number];
/** The sections of a project without questions. */
const usual = all.filter(section => section !== 'questions') as [Section, ...Section[]];

/** Links to the sections of the page; the one in view is marked. */
export function ProjectTabs({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const sections = project.faq ? all : usual;
  const current = useCurrentSection(sections);
  const counts: Partial<Record<Section, number>> = {
    roles: project.rolesOpen,
    team: project.members + 1,
    contributions: project.payments,
    questions: project.faq?.length,
    comments: project.comments,
  };
  return (
    <div className="ptabs">
      <AnchorTabs
        label={t('tabs.label')}
        anchors={sections.map(section => ({
          to: `#${section}`,
          label: t(`tabs.${section}`),
          count: counts[section],
          current: section === current,
        }))}
      />
    </div>
  );
}
