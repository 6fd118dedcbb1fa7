import { denyProject } from '#functions/admin/denyProject.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld } from '#functions/testing/world.ts';
import type { KnownValues, ProposalChange } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { getProject } from '../getProject.ts';
import { updateProject } from '../updateProject.ts';

/** A world with an owner who updates their projects, and another user. */
export async function amendmentWorld() {
  const world = await createWorld();
  const samples = samplesIn(world);
  const owner = await samples.person();
  const other = await samples.person();

  return {
    ...world,
    samples,
    owner,
    other,

    amend(
      id: ProjectID,
      change: ProposalChange,
      {
        known,
        resubmit,
        as = owner,
        groups = [],
      }: { known?: KnownValues; resubmit?: boolean; as?: UserID; groups?: string[] } = {},
    ) {
      const body = { change, ...(known && { known }), ...(resubmit && { resubmit }) };
      return world.call(updateProject, { ProjectID: id, body }, { as, groups });
    },

    see: async (id: ProjectID) => (await world.call(getProject, { ProjectID: id }, { as: owner })).data,

    deny: (id: ProjectID) =>
      world.call(
        denyProject,
        { ProjectID: id, body: { reason: 'Tell more, please.' } },
        { as: other, groups: ['admins'] },
      ),

    /** Makes two changes, each written only after both have read the project. Returns their codes, or `ok`. */
    async atOnce(id: ProjectID, ...changes: [ProposalChange, ProposalChange]): Promise<string[]> {
      const caller = await samples.callerOf(owner);
      const { table } = world;
      let arrived = 0;
      let open = () => {};
      const all = new Promise<void>(resolve => (open = resolve));
      const meeting: typeof table = {
        ...table,
        transact: async (...steps) => {
          if (++arrived === changes.length) open();
          await all;
          return await table.transact(...steps);
        },
      };
      const outcomes = await Promise.all(
        changes.map(change =>
          updateProject.invoke(
            { ProjectID: id, body: { change }, caller },
            { ...world.deps, table: meeting },
          ),
        ),
      );
      return outcomes.map(outcome => (isRefusal(outcome) ? outcome.code : 'ok'));
    },
  };
}

export type AmendmentWorld = Awaited<ReturnType<typeof amendmentWorld>>;
