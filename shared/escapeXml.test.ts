import { expect, test } from 'vitest';
import { escapeXml } from './escapeXml.ts';
import { sitemapIndexOf, sitemapOf } from './sitemap.ts';

test.each([
  ['Lamps & <bells> "now"', 'Lamps &amp; &lt;bells&gt; &quot;now&quot;'],
  ['a\uFFFEb\uFFFFc\u0000d\u001Be\u0085f\u{1FFFF}g\uFDD0h', 'abcdefgh'],
  ['half \uD83E of a pair', 'half  of a pair'],
  ['one\n\ttwo 🪨 été', 'one\n\ttwo 🪨 été'],
])('%j is %j in XML', (text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});

test('sitemaps escape the addresses in them', () => {
  const path = '/en/projects/1/a&b\uFFFE';
  expect(sitemapOf('https://cairn.example', [path])).toContain(
    '<loc>https://cairn.example/fr/projects/1/a&amp;b</loc>',
  );
  expect(sitemapOf('https://cairn.example', [path])).not.toMatch(/&b|\uFFFE/);
  expect(sitemapIndexOf([`https://cairn.example${path}`])).toContain('/a&amp;b</loc>');
});
