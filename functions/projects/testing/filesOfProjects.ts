import { approveProject } from '#functions/admin/approveProject.ts';
import { sampleProposal } from '#functions/testing/samples.ts';
import { movie } from '#functions/uploads/testing/movies.ts';
import { picture, uploadWorld } from '#functions/uploads/testing/uploadWorld.ts';
import type { Proposal, ProposalChange } from '#shared/entities/project.ts';
import { type ProjectID, UploadID } from '#shared/ids.ts';
import { projectSteps, projects } from '../project.store.ts';
import { submitProject } from '../submitProject.ts';
import { updateProject } from '../updateProject.ts';

/** A world with uploads, their owner and an administrator, and calls that give them to projects. */
export async function filesOfProjects() {
  const world = await uploadWorld();
  const [owner, admin] = [world.me, await world.person()];
  const asAdmin = { as: admin, groups: ['admins'] };

  const submit = (change: Partial<Proposal>, as = owner) => {
    const proposal = sampleProposal(world.clock.now(), change);
    return world.call(submitProject, { body: { proposal, submissionKey: world.deps.newId() } }, { as });
  };
  const isThere = async (file: Promise<Buffer>) =>
    await file.then(
      () => true,
      () => false,
    );
  async function stored(id: ProjectID) {
    const project = await world.table.get(projects.key(id));
    if (!project) throw new Error('Not stored');
    return project;
  }

  return {
    world,
    owner,
    admin,
    asAdmin,
    submit,
    stored,

    async aVideo() {
      const { id, url = '' } = await world.upload('video', 'video/mp4', movie());
      return { id: UploadID.parse(id), url };
    },

    async aPicture() {
      const { id } = await world.upload('project', 'image/png', await picture(700, 400).png().toBuffer());
      return { kind: 'upload', UploadID: UploadID.parse(id) } as const;
    },

    async submitted(change: Partial<Proposal>): Promise<ProjectID> {
      const { data, code } = await submit(change);
      if (!data) throw new Error(`Not submitted: ${code}`);
      return data.ProjectID;
    },

    change: (id: ProjectID, change: ProposalChange) =>
      world.call(updateProject, { ProjectID: id, body: { change } }, { as: owner }),

    async approve(id: ProjectID): Promise<void> {
      const { code } = await world.call(approveProject, { ProjectID: id, body: {} }, asAdmin);
      if (code) throw new Error(`Not approved: ${code}`);
      await world.runStream();
    },

    takeDown: async (id: ProjectID) =>
      await world.table.write(projectSteps.takeDown(await stored(id), 'Not here.', world.clock.now())),

    isPublic: (url: string) => isThere(world.shown(url)),
    isHeld: (url: string) => isThere(world.held(url)),
  };
}

export type FilesOfProjects = Awaited<ReturnType<typeof filesOfProjects>>;
