import type { Project } from '#shared/entities/project.ts';
import { Comments } from './Comments.tsx';
import { Contributions } from './Contributions.tsx';
import { Roles } from './Roles.tsx';
import { Team } from './Team.tsx';

/** The parts of a project's page that one scrolls to, each with data of its own. */
export const ProjectSections = ({ project }: { project: Project }) => (
  <>
    <Roles project={project} />
    <Team project={project} />
    <Contributions project={project} />
    <Comments project={project} />
  </>
);
