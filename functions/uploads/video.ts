import { cleanMp4 } from './mp4.ts';
import { cleanWebm } from './webm.ts';
import { limitedWork, type Work } from './work.ts';

/**
 * Checks the container of an MP4 or WebM file and reduces it, in place, to the parts that are needed to play it: picture
 * and sound as they are, but no positions, names, times, comments or texts. Returns undefined for any other file, and for
 * one that takes more steps to read than allowed.
 */
export function cleanVideo(
  bytes: Buffer,
  work: Work = limitedWork(),
): { contentType: 'video/mp4' | 'video/webm'; ending: string } | undefined {
  if (bytes.length < 64) return undefined;
  if (isMp4(bytes) && cleanMp4(bytes, work)) return { contentType: 'video/mp4', ending: '.mp4' };
  if (isWebm(bytes) && cleanWebm(bytes, work)) return { contentType: 'video/webm', ending: '.webm' };
  return undefined;
}

/** MP4 brands that browsers play. HEIC, AVIF and QuickTime use the same container with other brands. */
const brands = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|f4v )$/;

/** The first box must be `ftyp`: size, name, brand. */
const isMp4 = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  bytes.readUInt32BE(0) >= 16 &&
  brands.test(bytes.toString('latin1', 8, 12));

/** Begins with an EBML header, as Matroska files do too. */
const isWebm = (bytes: Buffer): boolean => bytes.readUInt32BE(0) === 0x1a45dfa3;
