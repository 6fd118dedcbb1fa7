import { listComments } from '#functions/comments/listComments.ts';
import type { World } from '#functions/testing/world.ts';
import { detectLanguage } from '#web/ui/forms/textLanguage/detectLanguage.ts';
import { demoProjects } from '../projects.ts';
import { projectIdOf } from '../seeding/replayProject.ts';
import { byName } from './readDemo.ts';

/** The newest comments on a demo project. */
export async function commentsOf(world: World, slug: string) {
  const { data } = await world.call(listComments, { ProjectID: projectIdOf(byName(slug)), query: {} });
  return data?.items ?? [];
}

/** Comments and replies that are stored as written in another language than the one that can be told from their text. */
export async function commentsInWrongLanguage(world: World): Promise<string[]> {
  const lists = await Promise.all(demoProjects.map(({ slug }) => commentsOf(world, slug)));
  const told = await Promise.all(
    lists
      .flat()
      .flatMap(one => [one, ...one.replies])
      .map(async ({ text, language }) => ({ text, language, found: await detectLanguage(text) })),
  );
  return told.filter(({ language, found }) => found && found !== language).map(({ text }) => text);
}
