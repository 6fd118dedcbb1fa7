import { videoHosts } from './media.ts';

/** Source of a video: the host's player in an iframe, or a file for the browser's own player. */
export type Video = { kind: 'frame'; host: 'YouTube' | 'Vimeo'; src: string } | { kind: 'file'; src: string };

/** Address of an uploaded video, which begins to work when a project that shows it becomes public. */
const uploadedVideo = /^\/media\/videos\/video-([\w-]+)\.(?:mp4|webm)$/;

/** The id of the upload that an address names, or undefined for a video elsewhere. */
export const videoUploadOf = (address: string | null | undefined): string | undefined =>
  uploadedVideo.exec(address ?? '')?.[1];

const youTubeId = /^\/(?:embed|shorts|live)\/([\w-]{6,20})$/;

/**
 * Parses the address of a video: an uploaded file, or one video at an approved host. Undefined for anything else, such as
 * another page of the host, which may lead elsewhere. YouTube videos use its cookie-free domain.
 */
export function videoOf(address: string): Video | undefined {
  if (uploadedVideo.test(address)) return { kind: 'file', src: address };
  if (!URL.canParse(address)) return undefined;

  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address);
  const isPlain = protocol === 'https:' && !port && !username && !password;
  if (!isPlain || !videoHosts.some(known => known === hostname)) return undefined;

  const host = hostname.replace(/^(www|player)\./, '');
  const [, vimeoId] = /^\/(?:video\/)?(\d+)$/.exec(pathname) ?? [];
  if (host === 'vimeo.com')
    return vimeoId
      ? {
          kind: 'frame',
          host: 'Vimeo',
          src: `https://player.vimeo.com/video/${vimeoId}?dnt=1&autoplay=1`,
        }
      : undefined;

  const asked = pathname === '/watch' ? searchParams.get('v') : (youTubeId.exec(pathname)?.[1] ?? null);
  const id = host === 'youtu.be' ? pathname.slice(1) : asked;
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined;
  return {
    kind: 'frame',
    host: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  };
}
