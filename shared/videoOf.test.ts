import { expect, test } from 'vitest';
import { videoOf, videoUploadOf } from './videoOf.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s'],
  ['https://youtu.be/dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ'],
])('embeds %s without cookies', address => {
  expect(videoOf(address)).toMatchObject({
    host: 'YouTube',
    src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  });
});

test.each([['https://vimeo.com/76979871'], ['https://player.vimeo.com/video/76979871']])(
  'embeds %s without tracking',
  address => {
    expect(videoOf(address)).toMatchObject({
      src: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    });
  },
);

test('uses the browser’s player for an uploaded video', () => {
  const address = '/media/videos/video-0193-af.mp4';
  expect(videoOf(address)).toEqual({ kind: 'file', src: address });
  expect(videoUploadOf(address)).toBe('0193-af');
  expect(videoUploadOf('https://vimeo.com/76979871')).toBeUndefined();
});

test.each([
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'no address',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://ada:secret@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example',
  'https://www.youtube.com/redirect?v=dQw4w9WgXcQ',
  'https://vimeo.com/log_in?redirect=76979871',
  '/media/videos/../avatars/video-a.mp4',
  '/media/videos/video-a.mp4/../../../api/auth/signout',
  '/media/videos/video-a.html',
  '/media/videos/a.mp4',
])('rejects %s', address => {
  expect(videoOf(address)).toBeUndefined();
});
