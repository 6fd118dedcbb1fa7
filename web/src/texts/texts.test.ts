import { readdirSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { localizePath } from '#shared/paths.ts';
import { partedUnits } from '#shared/testing/partedUnits.ts';
import { genericTexts, pageTexts, type TextName } from '#shared/texts.ts';
import { ROUTES } from '#web/routes/routes.tsx';
import { compileText } from '../../build/texts/compileText.ts';
import { factsIn, type TextLanguage, textLanguages } from '../../build/texts/facts.ts';
import type { Text, TextNode } from './text.ts';

const names: readonly TextName[] = [...pageTexts, ...genericTexts];
const read = (lang: string, name: string): string =>
  readFileSync(new URL(`./${lang}/${name}.md`, import.meta.url), 'utf8');
const compiled = (name: string, language: TextLanguage): Text =>
  compileText(read(language === 'us' ? 'en' : language, name), language);

function plain(nodes: readonly TextNode[]): string {
  return nodes.map(node => (typeof node === 'string' ? node : plain(node.children))).join(' ');
}

function linksIn(nodes: readonly TextNode[]): string[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return [];
    return [...(node.href === undefined ? [] : [node.href]), ...linksIn(node.children)];
  });
}

const nodesOf = ({ lead, sections }: Text): TextNode[] => [
  ...lead,
  ...sections.flatMap(({ children }) => children),
];

const profileFolder = new URL('../pages/account/profile/', import.meta.url);
/** The fragments of the profile page. */
const profileSections = readdirSync(profileFolder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .flatMap(file => [...readFileSync(new URL(file, profileFolder), 'utf8').matchAll(/ anchor="([\w-]+)"/g)])
  .map(([, anchor]) => `#${anchor}`);

describe.each(['en', 'fr', 'es'] as const)('Texts in %s', lang => {
  test('are exactly those that the site lists', () => {
    const files = readdirSync(new URL(`./${lang}/`, import.meta.url));
    expect(files.toSorted()).toEqual(names.map(name => `${name}.md`).toSorted());
  });

  test.each(names)('have the sections, links and values of the English %s', name => {
    const values = (markdown: string) => [...markdown.matchAll(/\{\{[\w.]+\}\}/g)].map(String).sort();
    const [own, english] = [compiled(name, lang), compiled(name, 'en')];
    expect(own.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
    expect(linksIn(nodesOf(own)).toSorted()).toEqual(linksIn(nodesOf(english)).toSorted());
    expect(values(read(lang, name))).toEqual(values(read('en', name)));
  });
});

describe.each(names)('%s', name => {
  test.each(['en', 'fr', 'es'] as const)('keeps numbers and their units of time together in %s', language => {
    expect(partedUnits(language, JSON.stringify(compiled(name, language)))).toEqual([]);
  });

  test.each(textLanguages)(
    'has a title, an introduction and sections in %s, without leftovers of Markdown',
    language => {
      const text = compiled(name, language);
      expect(plain(text.lead).length).toBeGreaterThan(40);
      expect(text.sections.length).toBeGreaterThan(3);
      for (const { title, children } of text.sections) expect(children, title).not.toEqual([]);
      expect(
        [text.title, ...text.sections.map(({ title }) => title), plain(nodesOf(text))].join(' '),
      ).not.toMatch(/[{}*_#\][]/);
    },
  );

  test('links to pages and sections that exist', () => {
    for (const href of linksIn(nodesOf(compiled(name, 'en'))).filter(link => link.startsWith('/'))) {
      const { pathname, hash } = new URL(localizePath('en', href), 'http://localhost');
      const [, match] = matchRoutes(ROUTES, pathname) ?? [];
      expect(match?.route.path, href).not.toBe('*');
      if (pathname === '/en/edit-profile') {
        if (hash) expect(profileSections, href).toContain(hash);
        continue;
      }
      const [, target] = /^\/en\/(?:generic\/)?([\w-]+)$/.exec(pathname) ?? [];
      const sections = names.find(known => known === target) && compiled(target ?? '', 'en').sections;
      if (hash)
        expect(
          sections?.map(({ id }) => `#${id}`),
          href,
        ).toContain(hash);
    }
  });
});

describe('American texts', () => {
  /** Endings of British spelling, without words that are spelled so in American English too. */
  const BRITISH =
    /\b(?!exercis|advertis|promis|rais|advis|revis|surpris|otherwise|wise|likewise|precis|concise|noise|ris[ei]|prais|enterpris|premise|expertise|our\b|ours|four|hour|your|tour)\w*(is(e|ed|es|ing|ation)|ours?|ogue)\b|\b(cancell|travell|labell|modell)\w+/gi;

  test.each(names)('%s has neither British spelling nor pounds', name => {
    const text = compiled(name, 'us');
    const all = [text.title, ...text.sections.map(({ title }) => title), plain(nodesOf(text))].join(' ');
    expect(all.match(BRITISH) ?? []).toEqual([]);
    expect(all.replaceAll(factsIn('us')['fee.fixed'], '')).not.toContain('£'); // the fee is stated in each currency
  });
});

test('refuses what writers can get wrong: no title, a section without a fragment, an unknown value, raw HTML', () => {
  expect(() => compileText('Hello', 'en')).toThrow('# Title');
  expect(() => compileText('# A\n\n## B', 'en')).toThrow('no fragment: B');
  expect(() => compileText('# A\n\n{{fee.gold}}', 'en')).toThrow('{{fee.gold}}');
  expect(() => compileText('# A\n\n> quoted', 'en')).toThrow('<blockquote>');
});
