import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import type { ProfileChange } from '#shared/entities/author.ts';
import { fullNameOf } from '#shared/fullName.ts';
import { skills, writtenLanguages } from '#shared/settings.ts';
import { authors, type StoredUser } from './author.store.ts';
import { comparable, nameSteps, usernames } from './name.store.ts';
import { refuseImitation } from './protectedName.store.ts';
import { readMe } from './readMe.ts';

const changesOfProfile = limit('updateMe', 30, 'hour');
/** Names and avatars, which all contacts and projects of the person repeat. */
const renames = limit('rename', 10, 'day');
/** Each change makes the former name available to others. */
const usernameChanges = limit('changeUsername', 3, 'day');

/**
 * Updates the caller's profile. Omitted fields are unchanged; `null` clears a field. The time zone that a browser has found
 * never replaces another one.
 */
export const updateMe = operation(contracts.updateMe, {
  load: ({ body: { username }, callerId }) => ({
    holder: username === undefined ? undefined : usernames.key(username),
    person: authors.key(callerId),
  }),
  async run({ caller, body: change, request, loaded: { holder, person } }, deps) {
    const { table } = deps;
    const { UserID, username } = caller;
    const wanted = change.username ?? username;
    const moves = comparable(wanted) !== comparable(username);
    const tooMany = await enforceLimit(deps, changesOfProfile, UserID);
    if (tooMany) return tooMany;
    if (moves && holder) return refuse('USERNAME_TAKEN');
    const named = renamed(person, change);
    const imitation = named && (await refuseImitation(table, { ...named, UserID }));
    if (imitation) return imitation;
    const tooManyNames =
      (named && (await enforceLimit(deps, renames, UserID))) ??
      (moves ? await enforceLimit(deps, usernameChanges, UserID) : undefined);
    if (tooManyNames) return tooManyNames;

    const { foundTimeZone, ...chosen } = change;
    const isFirstZone = foundTimeZone !== undefined && !chosen.timeZone && !person?.timeZone;
    const { changes, gone } = split(isFirstZone ? { ...chosen, timeZone: foundTimeZone } : chosen);
    const texts = request.textLanguage ? { ...person, ...change } : change;
    const isWritten = Boolean(texts.about ?? texts.bio);
    const writtenIn = languageOfTexts(request);
    const profile = Step.update(authors.key(UserID), { ...changes, ...(isWritten && { writtenIn }) })
      .unset(...gone)
      .when('status', '=', 'active')
      .when('username', '=', username);
    const refused = await table.transact(
      moves ? nameSteps.take(wanted, UserID) : undefined,
      moves ? nameSteps.release(username, UserID) : undefined,
      isFirstZone ? profile.when('timeZone', 'absent') : profile, // one that is chosen in the meantime stays
    );
    return refused ?? (await readMe(table, caller));
  },
});

/** The names after a change, of which only those that others see differently are looked at; undefined if none is. */
function renamed(person: StoredUser | undefined, { username, firstName, lastName }: ProfileChange) {
  const after = { firstName: firstName ?? person?.firstName, lastName: lastName ?? person?.lastName };
  const isRenamed = fullNameOf(after) !== fullNameOf(person ?? {});
  const moves = username !== undefined && username !== person?.username;
  if (!isRenamed && !moves) return undefined;
  return { ...(isRenamed && after), ...(moves && { username }) };
}

/** Fields to set, lists without repetitions, and names of the fields to clear. */
function split(change: Omit<ProfileChange, 'foundTimeZone'>) {
  const { skills: known, links, reads } = change;
  const lists = {
    ...(known && { skills: skills.filter(skill => known.includes(skill)) }),
    ...(links && { links: [...new Set(links)] }),
    ...(reads && { reads: writtenLanguages.filter(language => reads.includes(language)) }),
  };
  const entries = Object.entries({ ...change, ...lists }).filter(([, value]) => value !== undefined);
  const changes = Object.fromEntries(entries.filter(([, value]) => value !== null)) as Partial<StoredUser>; // all are fields of the contract and the record
  const gone = entries
    .filter(([, value]) => value === null)
    .map(([name]) => name as keyof StoredUser & keyof ProfileChange); // as above
  return { changes, gone };
}
