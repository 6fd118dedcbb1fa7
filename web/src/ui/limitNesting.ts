import type { Nodes, Root } from 'mdast';

/**
 * Levels of anything inside each other that are rendered: quotes, lists, emphasis and links together. What is nested
 * deeper is shown as its words. Each level is rendered inside the one around it, so that thousands of them exceed the
 * stack, and their number is the only cost of a text that grows faster than its length.
 */
export const maxNesting = 30;

/** A plugin of the Markdown renderer that flattens deep nesting. It uses no recursion, so that no text exceeds the stack. */
export const limitNesting = () => (root: Root) => {
  const waiting: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (!('children' in node)) continue;
    if (depth >= maxNesting) node.children = [{ type: 'text', value: wordsIn(node) }];
    else for (const child of node.children) waiting.push({ node: child, depth: depth + 1 });
  }
};

/** The words of everything inside a node, in their order. */
function wordsIn(node: Nodes): string {
  const words: string[] = [];
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) words.push(next.value);
    if ('children' in next) waiting.push(...next.children.toReversed());
  }
  return words.join('');
}
