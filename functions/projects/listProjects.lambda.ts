import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listProjects } from './listProjects.ts';

export const handler = lambda(projects.listProjects, { run: listProjects });
