import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { latestTeams } from '#functions/projects/latestTeam.store.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { joinStep } from '#functions/projects/memberships.ts';
import { type ProjectRecord, projectSteps } from '#functions/projects/project.store.ts';
import { countsAgainstPlan, projectCount } from '#functions/projects/projectCount.store.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { projectsAtOnce } from '#shared/privileges.ts';
import { adoptionEvents } from './adoption.events.ts';
import { adoptionSteps, type StoredAdoption } from './adoption.store.ts';
import { adoptionPlan, openOffer } from './adoptionPlan.ts';
import { handOverTeam } from './handOverTeam.ts';
import { toAdoption } from './toAdoption.ts';

/**
 * Makes the chosen candidate the owner, in one transaction with the team and the places of both plans. Orders, ledger,
 * comments and points do not change: earlier earnings belong to those who earned them, and only later payments go to the
 * new owner. Event handlers and projections update lists, requests and relationships. Cost: 3 DynamoDB requests.
 */
export const confirmAdoption = operation(contracts.confirmAdoption, {
  load: async ({ ProjectID, callerId, body: { UserID } }, { table }) => {
    const team = await table.query(members, {
      ...membersOf(ProjectID),
      limit: largestTeam,
      consistent: true,
    });
    return {
      items: adoptionPlan(ProjectID, callerId),
      members: team.items,
      adopter: authors.key(UserID),
      counted: projectCount.key(UserID),
    };
  },
  maxAttempts: 5, // members may earn project points at the same time
  async run({ ProjectID, body: { UserID }, caller, loaded: { items, members, adopter, counted } }, deps) {
    const found = openOffer(items);
    if (isRefusal(found)) return found;
    const { project, adoption } = found;
    if (adoption.chosenId !== UserID || adopter?.status !== 'active') return refuse('CANDIDATE_NOT_FOUND');
    const most = projectsAtOnce(adopter);
    if ((counted?.open ?? 0) >= most) return refuse('PROJECT_LIMIT_REACHED');

    const at = deps.now();
    const joins = adoption.stays ? await stayStep(deps.table, project, at) : undefined;
    if (isRefusal(joins)) return joins;
    const counts = countsAgainstPlan(project.status);
    const adopted: StoredAdoption = { ...adoption, status: 'adopted', revision: deps.newId() };
    const refused = await deps.table.transact(
      adoptionSteps.save(adoption, adopted),
      projectSteps.adopt(project, UserID, at),
      Step.check(authors.key(UserID)).when('status', '=', 'active').otherwise('CANDIDATE_NOT_FOUND'),
      counts ? projectCount.decrement(project.OwnerUserID) : undefined,
      counts ? projectCount.increment(UserID, counted, most) : undefined,
      joins,
      ...handOverTeam(project, members, { newOwner: UserID, stays: adoption.stays, at }),
      ...audit.record(deps, caller, {
        action: 'confirmAdoption',
        target: { kind: 'project', id: ProjectID, label: project.name },
      }),
      outbox.publish(deps, adoptionEvents.projectAdopted, {
        ProjectID,
        OwnerUserID: project.OwnerUserID,
        UserID,
        offerId: adoption.offerId,
      }),
    );
    if (refused) return refused;
    const view = { project: { ...project, OwnerUserID: UserID }, isMember: false, isCandidate: true };
    return toAdoption({ ...view, adoption: adopted, caller, people: [adopter], at });
  },
});

/** The step with which the former owner becomes a member of the team. */
async function stayStep(table: Table, { ProjectID, OwnerUserID }: ProjectRecord, joinedAt: string) {
  const [owner, latest] = await table.batchGet(authors.key(OwnerUserID), latestTeams.key(OwnerUserID));
  return owner && (await joinStep(table, owner, { ProjectID, joinedAt }, latest));
}
