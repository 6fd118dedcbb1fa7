import { likeSteps } from '#functions/projects/like.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { DemoProject } from '../content.ts';
import { userIdOf } from '../demoId.ts';
import { generateLikes } from '../generateLikes.ts';
import type { SeedContext } from './seedContext.ts';

/** Writes all likes of a project and their count together: individually they would take a fifth of the seeding. */
export async function likeAll(
  project: DemoProject,
  id: ProjectID,
  { backdated, moments }: Pick<SeedContext, 'backdated' | 'moments'>,
): Promise<void> {
  const likes = generateLikes(project);
  if (likes.length === 0) return;

  await backdated.run(moments.ago(0, 'likes'), ({ table }) =>
    table.transact(
      ...likes.map(({ by, ago }) =>
        likeSteps.like(id, userIdOf(by), moments.ago(ago, `like·${project.slug}·${by}`)),
      ),
      stats.add(id, id, { likes: likes.length }),
    ),
  );
}
