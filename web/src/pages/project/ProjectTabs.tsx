import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';

const sections = ['description', 'roles', 'team', 'contributions', 'progress', 'comments'] as const;
type Section = (typeof sections)[number];

/** Links to the sections of the page; the one in view is marked. */
export function ProjectTabs({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const current = useCurrentSection();
  const counts: Partial<Record<Section, number>> = {
    roles: project.rolesOpen,
    team: project.members + 1,
    contributions: project.payments,
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

/** The last section whose top has passed the upper third of the window; the first section if none has. */
function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>('description');

  useEffect(() => {
    const hasPassed = (section: Section) => {
      const part = document.getElementById(section);
      return part !== null && part.getBoundingClientRect().top < window.innerHeight / 3;
    };
    // Sections load one after another, so each scroll looks them up again.
    const look = () => setCurrent(sections.findLast(hasPassed) ?? 'description');
    document.addEventListener('scroll', look, { passive: true });
    return () => document.removeEventListener('scroll', look);
  }, []);

  return current;
}
