import { authors } from '#functions/authors/author.store.ts';
import { enforceLimit, limit, teamAnnouncements } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { maxProspects, prospects, prospectsOf } from '#functions/projects/prospect.store.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { changeSteps } from './changeLabel.ts';
import { consentTo } from './consentTo.ts';
import { labelForTeam, labelPlan } from './labelPlan.ts';
import { areConsentsOpen } from './recruitLabel.store.ts';
import { toRecruitLabel } from './toRecruitLabel.ts';

/** Of a project, because each asks or tells all its members. */
const attempts = limit('requestRecruitLabel', 3, 'day');

/**
 * Asks the team for its consent. While another person's request is open, asking is consenting to it. Cost: 6 DynamoDB
 * requests, two of them at the same time.
 */
export const requestRecruitLabel = operation(contracts.requestRecruitLabel, {
  load: async ({ ProjectID, callerId }, { table }) => {
    const [team, roles] = await Promise.all([
      table.query(members, { ...membersOf(ProjectID), limit: largestTeam, consistent: true }),
      table.query(prospects, { ...prospectsOf(ProjectID), limit: maxProspects }),
    ]);
    return {
      items: labelPlan(ProjectID, callerId),
      members: team.items,
      roles: roles.items,
      people: team.items.map(({ UserID }) => authors.key(UserID)),
    };
  },
  limit: teamAnnouncements,
  maxAttempts: 5, // several people may ask and consent at the same time
  async run({ ProjectID, caller: { isAdmin, UserID }, loaded: { items, members, roles, people } }, deps) {
    const { table } = deps;
    const found = labelForTeam(items, { isAdmin, UserID });
    if (isRefusal(found)) return found;
    const { project, label } = found;
    if (project.status !== 'completed') return refuse('INVALID_PROJECT_STATE');
    if (members.length === 0) return refuse('RECRUIT_TEAM_NEEDED');
    if (label && areConsentsOpen(label)) return await consentTo(deps, project, label, UserID);
    const tooMany = await enforceLimit(deps, attempts, ProjectID);
    if (tooMany) return tooMany;

    const { OwnerUserID, shortName, country, language } = project;
    const owner = await table.get(authors.key(OwnerUserID));
    const users = [owner, ...people];
    const held = new Set(members.map(({ ProspectID }) => ProspectID));
    const skills = new Set(roles.filter(({ ProspectID }) => held.has(ProspectID)).map(({ skill }) => skill));
    const team = [
      { UserID: OwnerUserID, role: '' },
      ...members.map(({ UserID, role }) => ({ UserID, role })),
    ];
    const { label: asked, steps } = changeSteps(deps, {
      project,
      before: label,
      after: {
        ProjectID,
        people: team,
        consents: [UserID],
        askedBy: UserID,
        shortName,
        country,
        language,
        skills: [...skills].toSorted(),
      },
      entry: { kind: 'asked', UserID },
      users,
    });
    const refused = await table.transact(...steps);
    return refused ?? toRecruitLabel({ ProjectID, label: asked, team }, users);
  },
});
