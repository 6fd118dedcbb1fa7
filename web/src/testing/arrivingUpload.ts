import { UploadID } from '#shared/ids.ts';
import type { Answers } from './fakeApi.ts';
import { aPicture } from './pictureSamples.ts';

/** Answers to the upload of one picture, which is being checked until `arrive` is called. */
export function arrivingUpload(picture: number) {
  let isThere = false;
  const id = UploadID.parse('upload-of-test');
  const { cover, card, width, height } = aPicture(picture);
  const known = { UploadID: id, createdAt: '2026-11-20T12:00:00.000Z' };
  const answers: Answers = {
    presignUpload: () => ({
      UploadID: id,
      url: '/storage',
      fields: { key: 'k' },
      expiresAt: '2026-11-20T12:00:00.000Z',
    }),
    getUpload: () => ({
      ...known,
      kind: 'project',
      ...(isThere
        ? { status: 'ready', url: cover, thumbnailUrl: card, width, height }
        : { status: 'pending' }),
    }),
  };
  return {
    id,
    answers,
    arrive: () => {
      isThere = true;
    },
  };
}
