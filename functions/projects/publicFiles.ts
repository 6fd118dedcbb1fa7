import { mediaKey } from '#functions/uploads/keys.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { videoUploadOf } from '#shared/videoOf.ts';
import type { ProjectRecord } from './project.store.ts';

type Shown = Pick<ProjectRecord, 'image' | 'gallery' | 'videoUrl' | 'sharePicture' | 'status' | 'suspended'>;

/** Keys of the files that people can fetch because a project is public: its video, its pictures, and that of link previews. */
export const publicFiles = (project: Shown | undefined): string[] =>
  project && isPublic(project)
    ? [publicVideo(project), ...picturesOf(project), project.sharePicture]
        .filter(path => path !== undefined)
        .map(mediaKey)
    : [];

/** Path of the uploaded video that a public project shows. */
export const publicVideo = (project: Shown | undefined): string | undefined =>
  project && isPublic(project) && videoUploadOf(project.videoUrl) ? project.videoUrl : undefined;

const picturesOf = ({ image, gallery = [] }: Shown): string[] =>
  [...(image.kind === 'picture' ? [image] : []), ...gallery].flatMap(({ cover, card }) => [cover, card]);
