import type { Me, ProfileChange } from '#shared/entities/author.ts';

/** Fields of the form, all as text; an empty one that may be empty is taken away. */
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
  | 'language',
  string
>;

const required: readonly string[] = ['username', 'language'];
/** Fields that a profile keeps once they are there. */
const staying: readonly string[] = ['firstName', 'lastName'];

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
});

/** What differs from the profile: an emptied field becomes null, which takes it away. */
export function changeOf(
  fields: ProfileFields,
  before: ProfileFields,
): { [Name in keyof ProfileChange]?: unknown } {
  const changed = Object.entries(fields).filter(
    ([name, text]) => text.trim() !== before[name as keyof ProfileFields], // entries of the same fields
  );
  return Object.fromEntries(
    changed.map(([name, text]) => [name, text.trim() === '' && mayGo(name) ? null : text]),
  );
}

const mayGo = (name: string) => !required.includes(name) && !staying.includes(name);
