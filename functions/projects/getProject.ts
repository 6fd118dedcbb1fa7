import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { translatorSetting } from '#functions/platform/translatorSetting.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { toProject } from './toProject.ts';
import { projectPlan, viewProject } from './viewProject.ts';

/** Returns a project with the caller's relation to it. Cost: at most 2 DynamoDB requests. */
export const getProject = operation(contracts.getProject, {
  uses: [translatorSetting],
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
  }),
  async run({ caller, loaded: { items } }, { table, hasTranslator }) {
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    return { ...toProject(found.items, found.you), ...(hasTranslator && { hasTranslator }) };
  },
});
