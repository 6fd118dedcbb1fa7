import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { markdownDepth, markdownMarks, maxMarkdownDepth, maxMarkdownMarks } from '../markdownDepth.ts';

/** Markdown written by users. Its nesting and its marks are limited, which bounds the cost of rendering it. */
export const MarkdownText = (bounds: { min: number; max: number }) =>
  text(bounds).check(
    z.refine(value => markdownDepth(value) <= maxMarkdownDepth, { error: 'validation.markdown_depth' }),
    z.refine(value => markdownMarks(value) <= maxMarkdownMarks, { error: 'validation.markdown_marks' }),
  );
