import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { newProspect, prospectCount, prospectSteps } from '#functions/projects/prospect.store.ts';
import { refuseOwnLanguage } from '#functions/projects/refuseOwnLanguage.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { validateApplyBy } from '#functions/projects/validateApplyBy.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { todayOf } from '#shared/days.ts';
import { plans } from '#shared/plans.ts';
import { prospectEvents } from './prospect.events.ts';
import { requireWritableProject } from './requireWritableProject.ts';
import { toProspect } from './toProspect.ts';

/** Those that are removed again included: each changes many lists of the market. */
const attempts = limit('addProspect', 300, 'day');

/** Adds a role, up to the limit of the owner's plan. */
export const addProspect = operation(contracts.addProspect, {
  load: ({ callerId, ProjectID }) => ({
    found: projects.key(ProjectID),
    counted: prospectCount.key(ProjectID),
    owned: projectCount.key(callerId),
  }),
  async run({ ProjectID, body, caller, loaded: { found, counted, owned } }, deps) {
    const { table, now, newId } = deps;
    const project = await requireWritableProject(table, found, caller, owned);
    if (isRefusal(project)) return project;
    const wrongDay = validateApplyBy(body.applyBy, todayOf(project, now()), 'applyBy');
    if (wrongDay) return wrongDay;
    const wrongLanguage = refuseOwnLanguage(body.translates, project);
    if (wrongLanguage) return wrongLanguage;
    const tooMany = await enforceLimit(deps, attempts, caller.UserID);
    if (tooMany) return tooMany;

    const prospect = newProspect(body, { ProjectID, place: project, now, newId });
    const refused = await table.transact(
      prospectSteps.add(prospect),
      prospectCount.increment(ProjectID, counted, plans[caller.planTypeId].prospectsPerProject),
      stats.addToTeam(ProjectID, { rolesOpen: 1 }),
      outbox.publish({ now, newId }, prospectEvents.prospectAdded, {
        ProjectID,
        ProspectID: prospect.ProspectID,
      }),
    );
    return refused ?? toProspect(prospect, project.shortName);
  },
});
