import type { Me, ProfileChange } from '#shared/entities/author.ts';
import { browserZone } from '#web/api/browserZone.ts';

/** Fields of the form as text; an empty optional field is removed from the profile. */
export type ProfileFields = Record<
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'phoneNumber'
  | 'address'
  | 'city'
  | 'country'
  | 'about'
  | 'bio'
  | 'language'
  | 'timeZone',
  string
>;

const required: readonly string[] = ['username', 'language'];
/** Fields that cannot be emptied once they are set. */
const permanent: readonly string[] = ['firstName', 'lastName', 'timeZone'];

export const fieldsOf = (me: Me): ProfileFields => ({
  firstName: me.firstName ?? '',
  lastName: me.lastName ?? '',
  username: me.username,
  phoneNumber: me.phoneNumber ?? '',
  address: me.address ?? '',
  city: me.city ?? '',
  country: me.country ?? '',
  about: me.about ?? '',
  bio: me.bio ?? '',
  language: me.language,
  timeZone: me.timeZone ?? browserZone(),
});

/** The changed fields; an emptied field becomes null, which removes it. */
export function changeOf(
  fields: ProfileFields,
  before: ProfileFields,
): { [Name in keyof ProfileChange]?: unknown } {
  const changed = Object.entries(fields).filter(
    ([name, text]) => text.trim() !== before[name as keyof ProfileFields], // entries of the same fields
  );
  return Object.fromEntries(
    changed.map(([name, text]) => [name, text.trim() === '' && isRemovable(name) ? null : text]),
  );
}

const isRemovable = (name: string) => !required.includes(name) && !permanent.includes(name);
