/** Source of a video: the host's player in an iframe, or a file for the browser's own player. */
export type Video = { kind: 'frame'; host: 'YouTube' | 'Vimeo'; src: string } | { kind: 'file'; src: string };

/** Parses the URL of a video; undefined if it is not one. YouTube videos use its cookie-free domain. */
export function videoOf(address: string): Video | undefined {
  if (address.startsWith('/media/videos/')) return { kind: 'file', src: address };
  if (!URL.canParse(address)) return undefined;

  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|player)\./, '');
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';

  if (host === 'vimeo.com' && /^\d+$/.test(last))
    return { kind: 'frame', host: 'Vimeo', src: `https://player.vimeo.com/video/${last}?dnt=1&autoplay=1` };

  const id = host === 'youtu.be' ? last : host === 'youtube.com' ? (searchParams.get('v') ?? last) : '';
  if (!/^[\w-]{6,20}$/.test(id)) return undefined;
  return {
    kind: 'frame',
    host: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  };
}
