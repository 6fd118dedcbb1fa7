import type { PictureChoice } from '#shared/entities/picture.ts';
import type { Scene } from './scenes.ts';
import { uploadOf } from './uploadOf.ts';

/** A picture that is drawn by us, with the words about it. */
export interface DemoPicture {
  scene: Scene;
  alt: string;
  caption?: string;
}

/** Chooses pictures that their owner has uploaded. */
export const choicesOf = (pictures: readonly DemoPicture[]): PictureChoice[] =>
  pictures.map(({ scene, ...words }) => ({ UploadID: uploadOf(scene), ...words }));
