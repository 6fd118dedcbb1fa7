import type { Picture } from '#shared/entities/picture.ts';

/** A picture as it is being described: without a caption it has an empty one. */
export interface TypedPicture extends Picture {
  caption: string;
}

export const typedPictures = (pictures: readonly Picture[] | undefined): TypedPicture[] =>
  (pictures ?? []).map(({ caption = '', ...picture }) => ({ ...picture, caption }));

/** The input of the contract. */
export const choicesIn = (pictures: readonly TypedPicture[]) =>
  pictures.map(({ UploadID, alt, caption }) => ({
    UploadID,
    alt: alt.trim(),
    ...(caption.trim() && { caption: caption.trim() }),
  }));
