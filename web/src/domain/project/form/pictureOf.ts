import type { ProjectImage } from '#shared/entities/projectImage.ts';
import type { ProposalValues } from './values.ts';

/** The selected picture; `kept` is the current picture of the project. */
export function pictureOf({ picture, upload, focus }: ProposalValues, kept?: ProjectImage): ProjectImage {
  if (picture === 'upload' && upload)
    return { kind: 'picture', card: upload.card, cover: upload.cover, focus };
  if (picture === 'keep' && kept) return kept.kind === 'picture' ? { ...kept, focus } : kept;
  return { kind: 'cairn', palette: picture === 'ember' || picture === 'tide' ? picture : 'moss' };
}
