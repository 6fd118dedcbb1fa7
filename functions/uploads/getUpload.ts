import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { uploads as contracts } from '#shared/contracts/uploads.ts';
import type { uploads } from './upload.store.ts';

/** Returns the state of one of the caller's uploads. */
export const getUpload = ({
  caller,
  loaded: [upload],
}: Input<typeof contracts.getUpload, [typeof uploads]>) =>
  upload?.OwnerUserID === caller.UserID ? upload : refuse('UPLOAD_NOT_FOUND');
