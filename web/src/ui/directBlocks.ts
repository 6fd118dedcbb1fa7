import type { Nodes, Root } from 'mdast';
import { written } from './Written.tsx';

/** A plugin of the Markdown renderer that gives each paragraph, heading and list item the direction of its own text. */
export const directBlocks = () => (root: Root) => {
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'listItem')
      node.data = { ...node.data, hProperties: written() };
    if ('children' in node) waiting.push(...node.children);
  }
};
