import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type CairnOptions, cairn } from './cairn.ts';

const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Known covers: they identify projects and must never change. */
const KNOWN: [CairnOptions, string][] = [
  [{ mode: 'cover', seed: 'project:184' }, '0fb6d3e596589e0d'],
  [
    {
      mode: 'cover',
      seed: 'project:7',
      palette: 'tide',
      scene: 'sea',
      view: 'near',
      width: 760,
      height: 430,
    },
    'a7774e477b795cf2',
  ],
  [
    { mode: 'cover', seed: 'project:21', form: 'heap', progress: 0.5, width: 320, height: 200 },
    'b3b6c124cd08c83b',
  ],
  [{ mode: 'cover', seed: 'project:3', palette: 'moss', scene: 'fields', view: 'mid' }, '0df4f99987edb657'],
  [{ mode: 'meter', seed: 'project:184', progress: 0.62, width: 132, height: 190 }, '422ac4a9f668e6bc'],
  [
    { mode: 'meter', seed: 'project:184', progress: 1, width: 48, height: 60, title: 'All of it' },
    'd04d93e68d3cb048',
  ],
  [
    { mode: 'row', seed: 'project:184', progress: 0.62, count: 14, width: 206, height: 15 },
    '2493206bb142d93c',
  ],
  [{ mode: 'empty', seed: 'inbox', width: 150, height: 130 }, '1f91de9890843c71'],
  [{ mode: 'mark', size: 32 }, 'c7ca019c11e291a1'],
  [{ mode: 'wordmark', height: 31 }, 'd84931a7e65f9321'],
];

describe('A cairn', () => {
  test.each(KNOWN)('%j is unchanged', (options, known) => {
    expect(digest(cairn('x', options))).toBe(known);
  });

  test('differs from seed to seed', () => {
    const covers = Array.from({ length: 200 }, (_, index) =>
      cairn('x', { mode: 'cover', seed: `project:${index}` }),
    );
    expect(new Set(covers).size).toBe(200);
  });

  test('keeps a cover under 20 kB', () => {
    const sizes = Array.from(
      { length: 200 },
      (_, index) => cairn('x', { mode: 'cover', seed: `project:${index}` }).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(20_000);
  });

  test('is named by its title, with markup escaped', () => {
    const svg = cairn('x', { mode: 'meter', seed: 'a', progress: 0.61, title: '<b> & "61 %"' });
    expect(svg).toContain('role="img" aria-label="&lt;b&gt; &amp; &quot;61 %&quot;"');
  });

  test('names a meter without title by its share, and hides a cover without title', () => {
    expect(cairn('x', { mode: 'meter', seed: 'a', progress: 0.614 })).toContain('aria-label="61%"');
    expect(cairn('x', { mode: 'cover', seed: 'a' })).toContain('aria-hidden="true"');
  });

  test('lays as many stones as the progress implies', () => {
    const laid = (progress: number) =>
      cairn('x', { mode: 'meter', seed: 'a', progress }).match(/cairn-stone/g)?.length ?? 0;
    expect([0, 1 / 7, 0.5, 1, 7].map(laid)).toEqual([0, 1, 3, 7, 7]);
  });

  test('has unique ids, so that two drawings can share a page', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const both = [
      ...ids(cairn('a', { mode: 'cover', seed: 's' })),
      ...ids(cairn('b', { mode: 'meter', seed: 's', progress: 0.4 })),
    ];
    expect(new Set(both).size).toBe(both.length);
  });
});
