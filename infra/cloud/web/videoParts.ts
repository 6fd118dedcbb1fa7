import { uploads } from '#shared/media.ts';

/** Most bytes of a video in one response, so that a limit of requests is a limit of bytes. Players ask for the rest. */
export const videoPartBytes = 4_000_000;

/** Beginning of the addresses of uploaded videos. */
export const videoPaths = `/media/${uploads.video.folder}/`;

/**
 * Recognises requests for a part of a video, in JavaScript for CloudFront, where nothing can be imported. `partOf` expects the
 * requested range, or nothing, and returns that of one part: a response may be shorter than requested (RFC 9110, 15.3.7).
 * `isVideo` also recognises addresses with encoded letters, which S3 decodes.
 */
export const partSource = `function partOf(range) {
  const asked = /^bytes=(\\d*)-(\\d*)$/.exec(range || '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return 'bytes=0-${videoPartBytes - 1}';
  if (asked[1] === '') return 'bytes=-' + Math.min(Number(asked[2]), ${videoPartBytes});
  const first = Number(asked[1]);
  const most = first + ${videoPartBytes - 1};
  return 'bytes=' + first + '-' + (asked[2] === '' ? most : Math.min(Number(asked[2]), most));
}
function isVideo(path) {
  try {
    return decodeURIComponent(path).includes('/${uploads.video.folder}/');
  } catch (error) {
    return true;
  }
}`;
