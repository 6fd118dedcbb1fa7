import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { siteFolder } from './builtSite.ts';

const compressedSizes = new Map<string, number>();

/** Compressed size of a file of the site in bytes. Kept, because pages share most files. */
function compressedSize(file: string): number {
  const known = compressedSizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(`${siteFolder}/${file}`)).length;
  compressedSizes.set(file, size);
  return size;
}

/** Total size of files of the site in KB after Brotli. */
export const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + compressedSize(file), 0) / 1000;
