import { describe, expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';

const files = sources.filter(
  file => /^web\/src\/.*\.tsx$/.test(file) && !isTest(file) && !file.startsWith('web/src/pages/kit/'),
);

/** Names that contracts give to texts written by people. */
const names =
  'shortName|note|Title|Description|about|bio|preview|answer|PersonType|PersonDescription|contributionName|description|username|stoneName';
/** An expression that is one of them, between tags or words. */
const shown = new RegExp(
  String.raw`(?<=[>}·@”’\w.]\s*)(?<![$=]|=>\s*)\{\s*(?:nameOf\((?:[^(){}]|\([^()]*\))*\)|(?:\w+[?!]?\.)*(?:${names})|(?:\w+[?!]?\.)*(?:project|owner|payer|customer)\.name|(?:comment|sending)\.text)\s*\}(?!\s*(?:=|\)|,|from|:|;))`,
  'gu',
);

/** The opening tag before a place in JSX, or the text between it and the place. */
function tagBefore(source: string, place: number): string {
  let braces = 0;
  for (let at = place - 1; at >= 0; at--) {
    const sign = source[at];
    if (sign === '}') braces++;
    if (sign === '{') braces--;
    if (sign === '<' && braces === 0) return source.slice(at, place);
  }
  return '';
}

/** Not text of a person, in spite of its name, or in an element whose component marks it. */
const others: Record<string, string> = {
  'pages/owner/analytics/RatesTable.tsx {about}': 'text of the site',
  'pages/account/ConfirmForm.tsx {username}': 'values of a translation',
};

const placesOf = (file: string) => {
  const source = readSource(file);
  return [...source.matchAll(shown)]
    .filter(({ index }) => !/\b(?:const|let|import|type|interface)\b[^;<>]*$/.test(source.slice(0, index)))
    .map(({ index, 0: expression }) => ({
      place: `${file.replace('web/src/', '')} ${expression}`,
      isMarked: /\bwritten\(|^<Written\b|^<(?:MarkdownText|RemovableChip)\b/.test(tagBefore(source, index)),
    }));
};
const places = files.flatMap(placesOf);

describe('What people have written', () => {
  test('is found by its names', () => {
    expect(places.length).toBeGreaterThan(100);
  });

  test('has its own direction everywhere, and the language of its writer where it is known', () => {
    const unmarked = places.filter(({ place, isMarked }) => !isMarked && !(place in others));
    expect(unmarked.map(({ place }) => place)).toEqual([]);
  });

  test('is marked in one way', () => {
    const element = /<(?:[a-z]\w*|Link)\b[^<>]*?\s(?:dir="auto"|lang=\{(?!LOCALES|line\.lang)[^}]*\})/g;
    const elsewhere = files
      .filter(file => file !== 'web/src/ui/Written.tsx')
      .flatMap(file => [...readSource(file).matchAll(element)].map(([found]) => `${file}: ${found}`));
    expect(elsewhere).toEqual([]);
  });
});
