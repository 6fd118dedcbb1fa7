import * as z from 'zod/mini';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { fullNameOf } from '#shared/fullName.ts';
import { UserID } from '#shared/ids.ts';
import { imitableForms, seemsOfficial } from '#shared/personNames.ts';
import { comparable } from './name.store.ts';
import { lookalikeKeysOf } from './usernameReading.store.ts';

/** Names of administrators in the form in which no other user may imitate them, with the administrator. */
export const protectedNames = entity({
  name: 'protectedName',
  schema: z.object({ UserID }),
  key: (form: string) => ({ pk: `protectedName#${form}`, sk: 'protectedName' }),
});

interface Named {
  username?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** A first name alone is that of many people, and imitates no particular person. */
const formsOfFullName = (person: Named): string[] =>
  person.firstName && person.lastName ? imitableForms(fullNameOf(person)) : [];

/** The forms of the username and of the full name of a person. */
export const protectedFormsOf = (person: Named): string[] => [
  ...new Set([...imitableForms(person.username ?? ''), ...formsOfFullName(person)]),
];

/** Protects a name for an administrator. If two have names alike, both keep theirs. */
export const protectName = (form: string, id: UserID) => Step.put(protectedNames.key(form), { UserID: id });

export const releaseName = (form: string, id: UserID) =>
  Step.remove(protectedNames.key(form)).when('UserID', '=', id);

/**
 * Refuses new names of a person that pass for the platform or an administrator, and a username that can be read as another
 * person's, or that another person's username can be read as. Every operation that changes a name calls this. Cost: 1
 * DynamoDB request.
 */
export async function refuseImitation(
  table: Pick<Table, 'batchGet'>,
  person: Named & { UserID?: UserID | undefined },
): Promise<Refusal<'USERNAME_TAKEN' | 'NAME_NOT_ALLOWED'> | undefined> {
  if (seemsOfficial(fullNameOf(person))) return refuse('NAME_NOT_ALLOWED');
  const ofUsername = imitableForms(person.username ?? '');
  const forms = [...new Set([...ofUsername, ...formsOfFullName(person)])];
  const holders = await table.batchGet(
    ...forms.map(form => protectedNames.key(form)),
    ...(person.username === undefined ? [] : Object.values(lookalikeKeysOf(person.username)).flat()),
  );
  const isOthers = (at: number) => {
    const holder = holders[at];
    // A person who signs up again has the name itself, which is compared where it is taken.
    const isSameName =
      holder && 'username' in holder && holder.username === comparable(person.username ?? '');
    return holder !== undefined && holder.UserID !== person.UserID && !isSameName;
  };
  if (holders.some((_, at) => at >= forms.length && isOthers(at))) return refuse('USERNAME_TAKEN');
  const taken = forms.filter((_, at) => isOthers(at));
  if (taken.length === 0) return undefined;
  return refuse(taken.some(form => ofUsername.includes(form)) ? 'USERNAME_TAKEN' : 'NAME_NOT_ALLOWED');
}
