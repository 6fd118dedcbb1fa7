import './ProjectSections.css';
import type { Project } from '#shared/entities/project.ts';
import { Comments } from './Comments.tsx';
import { Contributions } from './Contributions.tsx';
import { Faq } from './Faq.tsx';
import { ProgressLog } from './progress/ProgressLog.tsx';
import { Roles } from './Roles.tsx';
import { Team } from './Team.tsx';

/** Sections of the project page below the fold; most fetch their own data. */
export const ProjectSections = ({ project }: { project: Project }) => (
  <>
    <Roles project={project} />
    <Team project={project} />
    <Contributions project={project} />
    <ProgressLog project={project} />
    <Faq project={project} />
    <Comments project={project} />
  </>
);
