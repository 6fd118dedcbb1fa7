import { addProspect } from '#functions/prospects/addProspect.ts';
import { aProject } from '#functions/testing/aProject.ts';
import type { World } from '#functions/testing/world.ts';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import type { ProspectDraft } from '#shared/entities/prospect.ts';
import type { ProspectID, UserID } from '#shared/ids.ts';
import { acceptRequest } from '../acceptRequest.ts';
import { sendRequest } from '../sendRequest.ts';

export type ProjectWithRoles = Awaited<ReturnType<typeof projectWithRoles>>;
type Request = Pick<ContributionRequest, 'contributorId' | 'contributionRequestId' | 'typeId'>;

/** A project, with calls that add, apply for and fill its roles. */
export async function projectWithRoles(
  world: World,
  owner: UserID,
  fields: Parameters<typeof aProject>[2] = {},
) {
  const ProjectID = await aProject(world, owner, fields);

  return {
    ProjectID,

    async role(PersonType = 'Illustrator', more: Partial<ProspectDraft> = {}): Promise<ProspectID> {
      const body = { PersonType, ...more };
      const { data } = await world.call(addProspect, { ProjectID, body }, { as: owner });
      if (!data) throw new Error('The role was not added.');
      return data.ProspectID;
    },

    async apply(as: UserID, typeId: ProspectID) {
      const body = { typeId, note: 'I draw harbours.' };
      const { data } = await world.call(sendRequest, { ProjectID, body }, { as });
      if (!data) throw new Error('The application was not sent.');
      return data;
    },

    accept: (as: UserID, { contributorId, contributionRequestId, typeId }: Request) =>
      world.call(
        acceptRequest,
        { ProjectID, query: { contributorId, contributionRequestId, typeId } },
        { as },
      ),
  };
}

/** A project with roles, its owner, and two users who may join it. */
export async function ownerAndApplicants(world: World) {
  const owner = await world.user({ username: 'maren' });
  const ana = await world.user({ username: 'ana', planTypeId: 'basic' });
  const ben = await world.user({ username: 'ben', planTypeId: 'basic' });
  return { owner, ana, ben, ...(await projectWithRoles(world, owner)) };
}
