import './ProjectSections.css';
import type { Project } from '#shared/entities/project.ts';
import { Comments } from './Comments.tsx';
import { Contributions } from './Contributions.tsx';
import { ProgressLog } from './progress/ProgressLog.tsx';
import { Roles } from './Roles.tsx';
import { Team } from './Team.tsx';

/** Sections of the project page below the fold; each fetches its own data. */
export const ProjectSections = ({ project }: { project: Project }) => (
  <>
    <Roles project={project} />
    <Team project={project} />
    <Contributions project={project} />
    <ProgressLog project={project} />
    <Comments project={project} />
  </>
);
