import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';
import type { StoredProspect } from '#functions/prospects/prospect.store.ts';
import type { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { changeSteps } from './changeLabel.ts';
import { consentTo } from './consentToRecruitLabel.ts';
import { type LabelPlan, labelForTeam } from './labelPlan.ts';
import { isOpen } from './recruitLabel.store.ts';
import { toRecruitLabel } from './toRecruitLabel.ts';

/**
 * Asks the team for its consent. While somebody else's request is open, asking is consenting to it. Cost: 6 DynamoDB
 * requests, two of them at the same time.
 */
export async function requestRecruitLabel(
  {
    ProjectID,
    caller: { isAdmin, UserID },
    loaded: [items, members, roles, people],
  }: Input<
    typeof contracts.requestRecruitLabel,
    [LabelPlan, StoredMember[], StoredProspect[], (typeof authors)[]]
  >,
  deps: Deps,
) {
  const { table } = deps;
  const found = labelForTeam(items, { isAdmin, UserID });
  if (isRefusal(found)) return found;
  const { project, label } = found;
  if (project.status !== 'completed') return refuse('INVALID_PROJECT_STATE');
  if (members.length === 0) return refuse('RECRUIT_TEAM_NEEDED');
  if (label && isOpen(label)) return await consentTo(deps, project, label, UserID);
  const tooMany = await enforceLimit(deps, 'requestRecruitLabel', ProjectID);
  if (tooMany) return tooMany;

  const { OwnerUserID, shortName, country, language } = project;
  const owner = await table.get(authors.key(OwnerUserID));
  const users = [owner, ...people];
  const held = new Set(members.map(({ ProspectID }) => ProspectID));
  const skills = new Set(roles.filter(({ ProspectID }) => held.has(ProspectID)).map(({ skill }) => skill));
  const team = [{ UserID: OwnerUserID, role: '' }, ...members.map(({ UserID, role }) => ({ UserID, role }))];
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
}
