import './ProjectSwitch.css';
import chevronsUpDown from 'lucide-static/icons/chevrons-up-down.svg?raw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ProjectCard } from '#shared/entities/project.ts';
import { ProjectCover } from '#web/domain/project/ProjectCover.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { Written, written } from '#web/ui/Written.tsx';

type SwitchableProject = Pick<ProjectCard, 'ProjectID' | 'image' | 'name' | 'shortName'> &
  Partial<Pick<ProjectCard, 'language'>> & {
    /** Shown next to its name in the menu. */
    badge?: ReactNode;
  };

export interface ProjectSwitchProps {
  project: SwitchableProject;
  projects: readonly SwitchableProject[];
}

/** Name of the project as the heading; a menu where there are several projects. */
export function ProjectSwitch({ project, projects }: ProjectSwitchProps) {
  const { t } = useTranslation('workspace');
  const { pathname } = useLocation();
  const name = (
    <>
      <span className="thumb">
        <ProjectCover project={project} lazy />
      </span>
      <span className="h1" {...written(project.language)}>
        {project.name}
      </span>
    </>
  );
  if (projects.length < 2)
    return (
      <h1 className="pswitch pswitch--alone" {...written()}>
        {name}
      </h1>
    );

  return (
    <div className="pswitch-frame">
      <h1 className="sr" {...written()}>
        {project.name}
      </h1>
      <Menu
        label={t('switch', { name: project.name })}
        buttonClassName="pswitch"
        className="pswitch-menu"
        button={
          <>
            <Written>{name}</Written>
            <Icon svg={chevronsUpDown} />
          </>
        }
      >
        {projects.map(one => (
          <Link
            key={one.ProjectID}
            to={`${pathname}?project=${encodeURIComponent(one.ProjectID)}`}
            aria-current={one.ProjectID === project.ProjectID ? 'true' : undefined}
          >
            <span {...written(one.language)}>{one.shortName}</span>
            {one.badge}
          </Link>
        ))}
      </Menu>
    </div>
  );
}
