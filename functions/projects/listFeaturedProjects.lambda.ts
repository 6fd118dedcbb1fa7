import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listFeaturedProjects } from './listFeaturedProjects.ts';

export const handler = lambda(projects.listFeaturedProjects, (_, deps) => listFeaturedProjects(deps));
