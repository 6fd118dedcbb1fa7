import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { readyUpload, uploads } from '#functions/uploads/upload.store.ts';
import type { Avatar, DrawnAvatar } from '#shared/entities/avatar.ts';
import type { UploadID, UserID } from '#shared/ids.ts';
import { authors } from './author.store.ts';
import { getMe } from './getMe.ts';

type Choice = DrawnAvatar | { kind: 'upload'; UploadID: UploadID };

/** Another face: drawn, ready-made, or an own picture that is ready. */
export async function changeAvatar(deps: Deps, { caller, choice }: { caller: Caller; choice: Choice }) {
  const avatar = await avatarOf(deps, choice, caller.UserID);
  if (isRefusal(avatar)) return avatar;

  const refused = await deps.table.write(Step.update(authors.key(caller.UserID), { avatar }));
  return refused ?? (await getMe(deps, caller));
}

async function avatarOf({ table }: Deps, choice: Choice, by: UserID) {
  if (choice.kind !== 'upload') return choice;
  const ready = readyUpload(await table.get(uploads.key(choice.UploadID)), { by, kind: 'avatar' });
  return isRefusal(ready) ? ready : ({ kind: 'picture', url: ready.url } as const satisfies Avatar);
}
