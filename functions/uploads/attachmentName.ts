import { message } from '#shared/correspondence.ts';
import { truncate } from '#shared/truncate.ts';

/** Characters that are invisible, or that mean something in paths or commands. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;

/**
 * Name of an attachment: the given one without its ending and without what a file system or a reader could misunderstand, and the
 * ending of what the file is: `plan of the weir.pdf`.
 */
export function attachmentName(given: string, ending: '.webp' | '.pdf'): string {
  const clean = given.normalize('NFC').replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ').trim();
  const stem = clean.replace(/\.[\p{L}\p{N}]{1,5}$/u, '').replace(/^[. ]+/, '');
  const cut = truncate(stem, message.fileName.max - ending.length).trim();
  return `${cut || 'file'}${ending}`;
}
