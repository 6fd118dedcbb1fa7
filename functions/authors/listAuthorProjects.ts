import type { UserID } from '#shared/ids.ts';
import type { Caller } from '../platform/caller.ts';
import type { Outside } from '../platform/outside.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { listUserProjects } from '../projects/listUserProjects.ts';
import { byOwner, projects } from '../projects/project.store.ts';
import { itemKeys, itemsFrom } from '../projects/readCards.ts';
import { toCard } from '../projects/toProject.ts';
import { authors } from './author.store.ts';

interface Question {
  of: UserID;
  caller: Caller | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** The projects of a person, the newest first; all of them for that person and administrators. Two requests. */
export async function listAuthorProjects(outside: Outside, { of, caller, limit, cursor }: Question) {
  if (caller?.UserID !== of && !caller?.isAdmin)
    return await listUserProjects(outside, { userId: of, limit, cursor });

  const { table } = outside;
  const options = { index: 'gsi2', pk: byOwner(of), order: 'desc', limit, cursor } as const;
  const page = await table.list(projects, options);
  if (isRefusal(page)) return page;

  const [person, ...found] = await table.load(authors.key(of), ...itemKeys(page.items));
  if (!person) return refuse('AUTHOR_NOT_FOUND');
  return { ...page, items: itemsFrom(page.items, found).map(toCard) };
}
