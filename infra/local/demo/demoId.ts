import { special, UserID } from '#shared/ids.ts';
import type { PersonKey } from './people.ts';

/** The id of somebody in the demo data: the two of the house have the special ones. */
export function userIdOf(person: PersonKey): UserID {
  if (person === 'edith') return special.topAdministrator;
  if (person === 'support') return special.support;
  return UserID.parse(person);
}
