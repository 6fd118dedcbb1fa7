import { Step } from '#functions/platform/table/step.ts';
import {
  formerMembers,
  members as memberItems,
  memberSteps,
  type StoredMember,
} from '#functions/projects/member.store.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { prospectSteps } from '#functions/projects/prospect.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import type { UserID } from '#shared/ids.ts';

/** Role of a former owner who stays in the team, in the language of the project. */
const founder = { en: 'Founder', fr: 'À l’origine du projet', es: 'Origen del proyecto' } as const;

/**
 * Steps that give a team a new owner: its members carry the owner's id. If the new owner was a member, they become a
 * former member with the project points that they earned, and their role reopens. The former owner stays as a member,
 * or is kept as a former member.
 */
export function handOverTeam(
  project: ProjectRecord,
  members: readonly StoredMember[],
  { newOwner, stays, at }: { newOwner: UserID; stays: boolean; at: string },
) {
  const { ProjectID, OwnerUserID, language, submittedAt } = project;
  const own = members.find(({ UserID }) => UserID === newOwner);
  const others = members.filter(member => member !== own);
  const formerOwner = {
    ProjectID,
    OwnerUserID: newOwner,
    UserID: OwnerUserID,
    role: founder[language],
    projectPoints: 0,
  };
  const change = {
    members: Number(stays) - Number(own !== undefined),
    rolesOpen: own?.ProspectID ? 1 : 0,
  };
  return [
    ...(own ? memberSteps.remove(own, { OwnerUserID: newOwner, leftAt: at }) : []),
    own?.ProspectID ? prospectSteps.free(ProjectID, own.ProspectID, newOwner) : undefined,
    ...others.map(member =>
      Step.update(memberItems.key(ProjectID, member.UserID), { OwnerUserID: newOwner }, member).when(
        'joinedAt',
        '=',
        member.joinedAt,
      ),
    ),
    stays
      ? memberSteps.add({ ...formerOwner, joinedAt: at }).otherwise('CONCURRENT_UPDATE')
      : Step.create(formerMembers.key(ProjectID, OwnerUserID, at), {
          ...formerOwner,
          joinedAt: submittedAt,
          leftAt: at,
        }),
    change.members === 0 && change.rolesOpen === 0 ? undefined : stats.addToTeam(ProjectID, change),
  ];
}
