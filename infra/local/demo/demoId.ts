import { special, UserID } from '#shared/ids.ts';
import type { PersonKey } from './people.ts';

/** The id of a demo user; the administrator and support have the special ids. */
export function userIdOf(person: PersonKey): UserID {
  if (person === 'edith') return special.topAdministrator;
  if (person === 'support') return special.support;
  return UserID.parse(person);
}
