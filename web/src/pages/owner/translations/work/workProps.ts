import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import type { TaskTranslation } from '#shared/entities/taskTranslation.ts';

/** The translation of a task, with the project and the roles whose texts it translates. */
export interface WorkProps {
  project: Project;
  roles: readonly Prospect[];
  work: TaskTranslation;
}
