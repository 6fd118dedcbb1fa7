/** Levels of quotes and lists that a text may have inside each other. */
export const maxMarkdownDepth = 12;

/** Marks of emphasis, code and links that one paragraph may have. */
export const maxMarkdownMarks = 1_000;

/** Marks that open a quote or a list item at the beginning of a line, after those around it. */
const containers = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;

/**
 * Nesting depth of the quotes and lists in a Markdown text. Each level is rendered inside the one around it, so thousands
 * of levels overflow the renderer's stack. An upper bound: markers that turn out to be plain text count too.
 */
export function markdownDepth(text: string): number {
  const depths = text.split('\n').map(line => {
    const indentation = (/^[ \t]*/.exec(line)?.[0].length ?? 0) >> 1;
    const marks = containers.exec(line)?.[0].match(/>|[-*+]|\d+[.)]/g)?.length ?? 0;
    return marks === 0 ? 0 : marks + indentation;
  });
  return Math.max(0, ...depths);
}

/**
 * The most marks of emphasis, code and links that one paragraph of a Markdown text has. Each is compared with those before
 * it, so that thousands of them take the parser long. An upper bound: lines without a blank one between them count together.
 */
export const markdownMarks = (text: string): number =>
  Math.max(0, ...text.split(/\n[ \t]*\n/).map(block => block.match(/\*+|_+|`+|[[\]]/g)?.length ?? 0));
