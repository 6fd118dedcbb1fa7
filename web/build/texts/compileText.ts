import { Children, isValidElement, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import { americanSpelling } from '#shared/americanSpelling.ts';
import { baseLanguages } from '#shared/locales.ts';
import { spaces, withWholeEmail } from '#shared/typography.ts';
import { type Text, type TextElement, type TextNode, type TextTag, textTags } from '#web/texts/text.ts';
import { factsIn, type TextLanguage } from './facts.ts';

/**
 * Compiles the Markdown of a page: `# Title`, then an introduction, then sections with a fragment that is the same in every
 * language, `## Refunds {#refunds}`. `{{fee.free}}` stands for a value from the settings. Throws on anything else.
 */
export function compileText(markdown: string, language: TextLanguage): Text {
  const elements = renderMarkdown(prepare(markdown, language)).filter(node => typeof node !== 'string');
  const [heading, ...rest] = elements;
  if (heading?.tag !== 'h1') throw new Error('A text begins with its title: # Title');

  const text: Text = { title: plainText(heading), lead: [], sections: [] };
  for (const element of rest) {
    if (element.tag === 'h2') text.sections.push(startSection(element));
    else (text.sections.at(-1)?.children ?? text.lead).push(checked(element));
  }
  return text;
}

/** Inserts values, and the spelling, spaces and whole words of the language. */
function prepare(markdown: string, language: TextLanguage): string {
  const facts: Readonly<Record<string, string>> = factsIn(language);
  const filled = markdown.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = facts[name];
    if (value === undefined) throw new Error(`No value is called {{${name}}}`);
    return value;
  });
  const spelled = language === 'us' ? americanSpelling(filled) : filled;
  const spaced = spaces[baseLanguages[language]](spelled);
  return language === 'fr' ? withWholeEmail(spaced) : spaced;
}

function startSection(heading: AnyElement) {
  const [, title, id] = /^(.*\S)\s*\{#([a-z-]+)\}$/.exec(plainText(heading)) ?? [];
  if (!title || !id) throw new Error(`This section has no fragment: ${plainText(heading)}`);
  return { id, title, children: [] };
}

interface AnyElement {
  tag: string;
  href?: string;
  children: AnyNode[];
}
type AnyNode = string | AnyElement;

/** Markdown as a tree, through the renderer that the site uses for texts of users. */
const renderMarkdown = (markdown: string): AnyNode[] => treeOf(Markdown({ children: markdown }));

function treeOf(nodes: ReactNode): AnyNode[] {
  return Children.toArray(nodes).flatMap((node): AnyNode[] => {
    if (typeof node === 'string') return node.trim() === '' && node.includes('\n') ? [] : [node];
    if (!isValidElement<{ children?: ReactNode; href?: string }>(node)) return [];
    const { children, href } = node.props;
    if (typeof node.type !== 'string') return treeOf(children);
    return [{ tag: node.type, ...(href !== undefined && { href }), children: treeOf(children) }];
  });
}

const isTextTag = (tag: string): tag is TextTag => textTags.some(known => known === tag);

function checked({ tag, href, children }: AnyElement): TextElement {
  if (!isTextTag(tag)) throw new Error(`Texts cannot contain <${tag}>`);
  return { tag, ...(href !== undefined && { href }), children: children.map(checkedNode) };
}

const checkedNode = (node: AnyNode): TextNode => (typeof node === 'string' ? node : checked(node));

const plainText = ({ children }: AnyElement): string =>
  children.map(child => (typeof child === 'string' ? child : plainText(child))).join('');
