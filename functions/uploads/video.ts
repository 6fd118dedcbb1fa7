import { cleanMp4 } from './mp4.ts';
import { cleanWebm } from './webm.ts';

/**
 * Checks the container of an MP4 or WebM file and removes its metadata in place: positions, names, comments. Picture and
 * sound stay as they are. Returns undefined for any other file.
 */
export function cleanVideo(
  bytes: Buffer,
): { contentType: 'video/mp4' | 'video/webm'; ending: string } | undefined {
  if (bytes.length < 64) return undefined;
  if (isMp4(bytes) && cleanMp4(bytes)) return { contentType: 'video/mp4', ending: '.mp4' };
  if (isWebm(bytes) && cleanWebm(bytes)) return { contentType: 'video/webm', ending: '.webm' };
  return undefined;
}

/** MP4 brands that browsers play. HEIC, AVIF and QuickTime use the same container with other brands. */
const brands = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|f4v )$/;

/** The first box must be `ftyp`: size, name, brand. */
const isMp4 = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  bytes.readUInt32BE(0) >= 16 &&
  brands.test(bytes.toString('latin1', 8, 12));

/** An EBML header with the document type `webm`; Matroska files have `matroska`. */
const isWebm = (bytes: Buffer): boolean =>
  bytes.readUInt32BE(0) === 0x1a45dfa3 &&
  bytes.subarray(0, 64).includes(Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm')]));
