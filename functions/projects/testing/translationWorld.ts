import { addProspect } from '#functions/prospects/addProspect.ts';
import type { ProposalChange } from '#shared/entities/project.ts';
import type { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { getProject } from '../getProject.ts';
import { updateProject } from '../updateProject.ts';
import { amendmentWorld } from './amendmentWorld.ts';
import { frenchTexts } from './translatedTexts.ts';

/** A change that translates a project into French. */
export const fr = (change: Record<string, string> = {}): ProposalChange => ({
  translations: { fr: frenchTexts(change) },
});

/** A world with an owner who translates their projects, and another user. */
export async function translationWorld() {
  const world = await amendmentWorld();
  return {
    ...world,

    /** Sends an update as it is, also one that the contract refuses. */
    send: (id: ProjectID, body: object, as: UserID = world.owner) =>
      world.callWith(updateProject, { ProjectID: id, body: { change: {}, ...body } }, { as }),

    /** The project as visitors see it. */
    async seen(id: ProjectID) {
      const { data } = await world.call(getProject, { ProjectID: id });
      if (!data) throw new Error('The project is not public.');
      return data;
    },

    async seenByOwner(id: ProjectID) {
      const project = await world.see(id);
      if (!project) throw new Error('There is no such project.');
      return project;
    },

    /** A public project with a translation. */
    async translated(change: Record<string, string> = {}, proposal: object = {}): Promise<ProjectID> {
      const id = await world.samples.submitted(world.owner, proposal);
      const { status } = await world.amend(id, fr(change));
      if (status !== 200) throw new Error('The project was not translated.');
      await world.samples.approve(id);
      return id;
    },

    async addRole(id: ProjectID): Promise<ProspectID> {
      const body = { PersonType: 'Gardener', Notes: 'You water when it is hot.', skill: 'makers' } as const;
      const { data } = await world.call(addProspect, { ProjectID: id, body }, { as: world.owner });
      if (!data) throw new Error('The role was not added.');
      return data.ProspectID;
    },
  };
}

export type TranslationWorld = Awaited<ReturnType<typeof translationWorld>>;
