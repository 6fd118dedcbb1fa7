import type { CoverOptions } from './composition.ts';
import { cover } from './cover.ts';
import { type MarkOptions, mark, type WordmarkOptions, wordmark } from './mark.ts';
import { empty, type MeterOptions, meter } from './meter.ts';
import { type RowOptions, row } from './row.ts';

/** Options of a drawing. The same seed (`project:{id}`) always gives the same stones. */
export type CairnOptions =
  | ({ mode: 'cover' } & CoverOptions)
  | ({ mode: 'meter' } & MeterOptions)
  | ({ mode: 'row' } & RowOptions)
  | ({ mode: 'empty' } & MeterOptions)
  | ({ mode: 'mark' } & MarkOptions)
  | ({ mode: 'wordmark' } & WordmarkOptions);

/** Draws stacked stones as SVG text; `id` is the prefix of the ids inside and must be unique in its page. */
export function cairn(id: string, options: CairnOptions): string {
  switch (options.mode) {
    case 'cover':
      return cover(id, options);
    case 'meter':
      return meter(id, options);
    case 'row':
      return row(id, options);
    case 'empty':
      return empty(id, options);
    case 'mark':
      return mark(id, options);
    default:
      return wordmark(options);
  }
}
