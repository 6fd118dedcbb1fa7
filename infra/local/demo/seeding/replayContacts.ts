import { acceptContactRequest } from '#functions/contacts/acceptContactRequest.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { updateContact } from '#functions/contacts/updateContact.ts';
import { changeFollow } from '#functions/follows/changeFollow.ts';
import { FollowedID } from '#shared/ids.ts';
import { demoBlocks, demoContacts, demoFollowers } from '../contacts.ts';
import { userIdOf } from '../demoId.ts';
import type { PersonKey } from '../people.ts';
import { callerOf } from './caller.ts';
import type { SeedContext } from './seedContext.ts';

/** Replays the contact requests, notes and blocks between demo users, and who follows whom. */
export async function replayContacts({
  backdated,
  moments,
}: Pick<SeedContext, 'backdated' | 'moments'>): Promise<void> {
  for (const { from, to, ago, isPending, notes = {} } of demoContacts) {
    const askedAt = moments.ago(ago, `contact·${from}·${to}`);
    const ask = { body: { ContactedUserID: userIdOf(to) }, caller: callerOf(from) };
    await backdated.run(askedAt, deps => addContact.invoke(ask, deps));
    if (isPending) continue;

    const acceptedAt = moments.after(askedAt, 9);
    const acceptance = { ContactID: userIdOf(from), caller: callerOf(to) };
    await backdated.run(acceptedAt, deps => acceptContactRequest.invoke(acceptance, deps));
    for (const [by, about, note] of [
      [from, to, notes.from],
      [to, from, notes.to],
    ] satisfies [PersonKey, PersonKey, string | undefined][]) {
      const change = { ContactedUserID: userIdOf(about), body: { note: note ?? null }, caller: callerOf(by) };
      if (note) await backdated.run(acceptedAt, deps => updateContact.invoke(change, deps));
    }
  }

  for (const { of, by, ago } of demoFollowers)
    for (const one of by) {
      const body = { kind: 'person', following: true } as const;
      const follow = { FollowedID: FollowedID.parse(userIdOf(of)), body, caller: callerOf(one) };
      await backdated.run(moments.ago(ago, `follow·${one}·${of}`), deps => changeFollow.invoke(follow, deps));
    }

  for (const { by, who, ago } of demoBlocks) {
    const block = { ContactedUserID: userIdOf(who), caller: callerOf(by) };
    await backdated.run(moments.ago(ago, `block·${by}·${who}`), deps => blockContact.invoke(block, deps));
  }
}
