/** Settings of uploaded files. */

const mebibyte = 1024 * 1024;
export const uploads = {
  avatar: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    bytes: 2 * mebibyte,
    min: [128, 128],
    max: [2048, 2048],
    folder: 'img-users',
  },
  project: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    bytes: 5 * mebibyte,
    min: [600, 340],
    max: [6000, 6000],
    folder: 'img-projects',
  },
  video: {
    types: ['video/mp4', 'video/webm'],
    bytes: 100 * mebibyte,
    min: null,
    max: null,
    folder: 'videos',
  },
  attachment: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    bytes: 5 * mebibyte,
    min: [1, 1],
    max: [6000, 6000],
  },
} as const;
export type UploadKind = keyof typeof uploads;
/** Size of all videos of one person together. */
export const videoQuotaBytes = 500 * mebibyte;
/** Lifetime of a link to a private file: a video before it is public, or an attachment. */
export const privateLinkMinutes = 60;
/** Size of the pictures that link previews show. */
export const sharePicture = { width: 1200, height: 630 } as const;
/** Lifetime of a presigned upload. */
export const uploadExpiryMinutes = 15;

/** Approved video hosts. */
export const videoHosts = [
  'youtube.com',
  'www.youtube.com',
  'youtu.be',
  'vimeo.com',
  'www.vimeo.com',
  'player.vimeo.com',
] as const;
