import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { addressesIn, withoutDisguise } from '#shared/addressesIn.ts';

/**
 * Addresses in a Markdown text as it is rendered: the targets of its links, references and pictures, and addresses in its
 * visible words. The source can hide them: `[a](https:\//evil\.example)` leads to evil.example.
 */
export function linksOf(markdown: string): string[] {
  const { targets, words } = partsOf(fromMarkdown(markdown));
  return [...new Set([...targets.map(targetOf), ...words.flatMap(addressesIn)])];
}

/** The address in its canonical spelling; unchanged if browsers would not open it. */
function targetOf(address: string): string {
  const read = withoutDisguise(address.trim());
  return URL.canParse(read, 'https://this.site') ? new URL(read, 'https://this.site').href : read;
}

/** The targets of the links of a parsed text, and its words by paragraph. */
function partsOf(node: Nodes): { targets: string[]; words: string[] } {
  const targets = 'url' in node ? [node.url] : [];
  if (!('children' in node)) return { targets, words: [wordsOf(node)] };
  const inside = node.children.map(partsOf);
  const words = inside.flatMap(part => part.words);
  return {
    targets: [...targets, ...inside.flatMap(part => part.targets)],
    // The words of a paragraph belong together, also where emphasis divides them: "evil.*exam*ple".
    words: node.type === 'paragraph' || node.type === 'heading' ? [words.join('')] : words,
  };
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return node.type === 'break' ? '\n' : 'alt' in node ? (node.alt ?? '') : '';
}
