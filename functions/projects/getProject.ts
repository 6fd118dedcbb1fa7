import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { translatorSetting } from '#functions/platform/translatorSetting.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { toProject } from './toProject.ts';
import { readOwn, viewProject, visitPlan } from './viewProject.ts';

/** Returns a project with the caller's relation to it. Cost: at most 3 DynamoDB requests. */
export const getProject = operation(contracts.getProject, {
  uses: [translatorSetting],
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await visitPlan(table, ProjectID, callerId),
  }),
  async run({ caller, loaded: { items } }, { table, hasTranslator }) {
    const found = await viewProject(table, await readOwn(table, items, caller), caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    return { ...toProject(found.items, found.you), ...(hasTranslator && { hasTranslator }) };
  },
});
