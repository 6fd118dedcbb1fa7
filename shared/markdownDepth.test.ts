import { expect, test } from 'vitest';
import { markdownDepth, markdownMarks, maxMarkdownDepth, maxMarkdownMarks } from './markdownDepth.ts';

test.each([
  ['plain text with 1. numbers, > signs and - dashes', 0],
  ['- one\n  - two\n    - three', 3],
  ['> quoted\n>> twice', 2],
  ['1) first\n2) second', 1],
  ['**bold** and *slanted*', 0],
  ['2026. was a good year', 1],
])('the nesting of %j is at most %i', (text, depth) => {
  expect(markdownDepth(text)).toBe(depth);
});

test.each([['>'.repeat(10_000)], ['1. '.repeat(3_333)], ['- '.repeat(5_000)], [`${' '.repeat(400)}- deep`]])(
  'nesting without end is more than anybody needs',
  text => {
    expect(markdownDepth(text)).toBeGreaterThan(maxMarkdownDepth);
  },
);

test.each([
  ['plain text', 0],
  ['**bold** and *slanted*', 4],
  ['[a](/b) and `code`', 4],
  ['*a*\n*b*\n\n*c*', 4],
])('a paragraph of %j has at most %i marks', (text, marks) => {
  expect(markdownMarks(text)).toBe(marks);
});

test.each([['*a '.repeat(3_333)], ['['.repeat(10_000)], ['_a*b'.repeat(2_500)]])(
  'marks without end are more than anybody needs',
  text => {
    expect(markdownMarks(text)).toBeGreaterThan(maxMarkdownMarks);
  },
);
