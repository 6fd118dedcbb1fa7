import type { Caller } from '#functions/platform/caller.ts';
import type { Outside } from '#functions/platform/outside.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { readyUpload, uploads } from '#functions/uploads/upload.store.ts';
import type { Avatar, DrawnAvatar } from '#shared/entities/avatar.ts';
import type { UploadID, UserID } from '#shared/ids.ts';
import { authors } from './author.store.ts';
import { getMe } from './getMe.ts';

type Choice = DrawnAvatar | { kind: 'upload'; UploadID: UploadID };

/** Another face: drawn, ready-made, or an own picture that is ready. */
export async function changeAvatar(outside: Outside, { caller, choice }: { caller: Caller; choice: Choice }) {
  const avatar = await avatarOf(outside, choice, caller.UserID);
  if (isRefusal(avatar)) return avatar;

  const refused = await outside.table.write(Step.update(authors.key(caller.UserID), { avatar }));
  return refused ?? (await getMe(outside, caller));
}

async function avatarOf({ table }: Outside, choice: Choice, by: UserID) {
  if (choice.kind !== 'upload') return choice;
  const ready = readyUpload(await table.get(uploads.key(choice.UploadID)), { by, kind: 'avatar' });
  return isRefusal(ready) ? ready : ({ kind: 'picture', url: ready.url } as const satisfies Avatar);
}
