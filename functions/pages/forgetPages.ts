import type { StoredUser } from '#functions/authors/author.store.ts';
import { cacheTags } from '#functions/platform/cacheTags.ts';
import type { Cdn } from '#functions/platform/cdn.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { Change, Projection } from '#functions/platform/projection.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';

/** What everybody reads at once; figures follow when the pages expire. */
const inProjects = [
  'OwnerUserID',
  'name',
  'shortName',
  'description',
  'details',
  'image',
  'videoUrl',
  'prototypeUrl',
  'status',
  'suspended',
  'endDate',
  'toHire',
  'stoneNames',
] as const satisfies (keyof ProjectRecord)[];
const inPeople = [
  'status',
  'username',
  'firstName',
  'lastName',
  'avatar',
  'about',
  'bio',
  'city',
  'country',
] as const satisfies (keyof StoredUser)[];

/**
 * Makes the CDN forget the pages that show a project whose text or state has changed: what was taken down must not be shown until
 * its copies expire.
 */
export const forgetProject: Projection<ProjectRecord> = async (change, deps) => {
  const { before, after } = change;
  const id = after?.ProjectID ?? before?.ProjectID;
  if (id && before && hasChanged(change, inProjects)) await forget(cacheTags.project(id), change.id, deps);
};

/** Makes the CDN forget the pages that show a person whose profile has changed. */
export const forgetPerson: Projection<StoredUser> = async (change, deps) => {
  const { before, after } = change;
  const id = after?.UserID ?? before?.UserID;
  if (id && before && hasChanged(change, inPeople)) await forget(cacheTags.person(id), change.id, deps);
};

const hasChanged = <T>({ before, after }: Change<T>, fields: readonly (keyof T)[]): boolean =>
  fields.some(field => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]));

/** A CDN that does not answer must not hold up what else follows from the change: pages expire by themselves. */
async function forget(
  tag: string,
  reference: string,
  { cdn, log }: { cdn: Cdn; log: Parameters<Projection<unknown>>[1]['log'] },
): Promise<void> {
  await cdn.forget([tag], reference).catch((error: unknown) => {
    log.error('pagesNotForgotten', { tag, ...errorFields(error) });
  });
}
