import { perPerson } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { readyUpload, type StoredUpload, uploads } from '#functions/uploads/upload.store.ts';
import type { Body } from '#shared/contract.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import type { Avatar } from '#shared/entities/avatar.ts';
import type { UserID } from '#shared/ids.ts';
import { authors } from './author.store.ts';
import { readMe } from './readMe.ts';

/** Changes the caller's avatar: a drawing, a ready-made one, or one of their uploads. */
export const changeAvatar = operation(contracts.changeAvatar, {
  load: ({ body: { avatar } }) => ({
    upload: avatar.kind === 'upload' ? uploads.key(avatar.UploadID) : undefined,
  }),
  limit: perPerson(10, 'day'),
  async run({ caller, body, loaded: { upload } }, { table }) {
    const avatar = avatarOf(body.avatar, upload, caller.UserID);
    if (isRefusal(avatar)) return avatar;

    const refused = await table.write(Step.update(authors.key(caller.UserID), { avatar }));
    return refused ?? (await readMe(table, caller));
  },
});

function avatarOf(
  choice: Body<typeof contracts.changeAvatar>['avatar'],
  upload: StoredUpload | undefined,
  by: UserID,
) {
  if (choice.kind !== 'upload') return choice;
  const ready = readyUpload(upload, { by, kind: 'avatar' });
  return isRefusal(ready) ? ready : ({ kind: 'picture', url: ready.url } as const satisfies Avatar);
}
