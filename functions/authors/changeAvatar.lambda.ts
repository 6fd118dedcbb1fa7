import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { authors } from '#shared/contracts/authors.ts';
import { changeAvatar } from './changeAvatar.ts';

export const handler = lambda(authors.changeAvatar, {
  load: ({ body: { avatar } }) => [avatar.kind === 'upload' ? uploads.key(avatar.UploadID) : undefined],
  limit: perPerson('changeAvatar'),
  run: changeAvatar,
});
