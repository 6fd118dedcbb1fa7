import { describe, expect, test } from 'vitest';
import { machineTranslation } from '#shared/machineTranslation.ts';
import { fromMarkup, toMarkup } from './markup.ts';
import { divideText, joinText, type Unit, unitsOf } from './units.ts';

const names = ['Tidewatch', 'Maren Okoro'];
const unitsIn = (text: string) => unitsOf(divideText(text, names));
const markupOf = (text: string) => unitsIn(text).map(toMarkup);
/** The parts of a text that its markup leaves as they are. */
const keptIn = (text: string) =>
  markupOf(text).flatMap(html => [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, kept]) => kept));

describe('A text', () => {
  test.each([
    ['# A title\n\nWords with **strong** ones and a [link](https://a.example/b_(c)).\n\n- One\n  - Two\n'],
    ['> Quoted *words*\n\n```\nconst code = 1;\n```\n1. First of 2 500 €\n2. [x] done  \nlast'],
    ['   \n\n'],
    ['***all*** _of_ __it__ ~~gone~~ `a*b` a_b_c **open'],
    ['[a [b](c) and ![alt](d.png "title")'],
    [`${'A sentence of some length. '.repeat(200)}End`],
    ['<script>alert("x & y")</script> &amp; it’s 5 < 6'],
  ])('is the same after every unit came back as it was sent: %j', text => {
    const divided = divideText(text, names);
    const back = unitsOf(divided).map(unit => fromMarkup(toMarkup(unit), unit));
    expect(back).not.toContain(undefined);
    expect(joinText(divided, back)).toBe(text);
  });

  test('is divided into lines, without marks, empty lines and code', () => {
    expect(
      unitsIn('## A title\n\n- One\n- Two\n\n```\ncode\n```\n---\n42').map(({ source }) => source),
    ).toEqual(['A title', 'One', 'Two']);
  });

  test('has units of a bounded length, which end between sentences', () => {
    const units = unitsIn(`${'A sentence of some length. '.repeat(200)}${'x'.repeat(4_000)}`);
    expect(units.every(({ source }) => source.length <= machineTranslation.unit)).toBe(true);
    expect(units[0]?.source).toMatch(/\. $/);
  });
});

test.each([
  ['amounts', 'We need £1,200.50, 12 €, EUR 30 and $5.', ['£1,200.50', '12 €', 'EUR 30', '$5']],
  ['thousands', 'Es kostet 2 500 € und 10,080 mehr', ['2 500 €', '10,080']],
  [
    'dates and times',
    'On 2026-12-01 or 12/11/2026 at 18:30, 12h30.',
    ['2026-12-01', '12/11/2026', '18:30', '12h30'],
  ],
  ['units', '20 % of 5 km, 3kg, −4 °C and 110 mm', ['20 %', '5 km', '3kg', '−4 °C', '110 mm']],
  [
    'addresses of the web',
    'See https://a.example/b?c=1. or www.b.example, ask a.b@c.example or @maren.',
    ['https://a.example/b?c=1', 'www.b.example', 'a.b@c.example', '@maren'],
  ],
  [
    'addresses of streets',
    'At 12 Harbour Street, TR11 3XA; au 5 bis, rue de la Paix; en calle del Mar, 7.',
    ['12 Harbour Street', 'TR11 3XA', '5 bis, rue de la Paix', 'calle del Mar, 7'],
  ],
  ['names', 'Tidewatch on Cairn by Maren Okoro', ['Tidewatch', 'Cairn', 'Maren Okoro']],
  ['code', 'Run `npm start` now', ['`npm start`']],
  ['a signature', 'Maren', []],
])('%s stay as they are', (_, text, kept) => {
  expect(keptIn(text)).toEqual(kept);
});

test('a line that is only a part of a name is not translated', () => {
  expect(unitsIn('Thank you\n\nMaren')).toMatchObject([{ source: 'Thank you' }]);
});

describe('A translated unit', () => {
  const [unit] = unitsIn('Give **£5** to [Tidewatch](https://t.example) & co') as [Unit];
  const html = toMarkup(unit);

  test('has what was protected from the original, and words from the translation', () => {
    expect(html).toBe(
      'Give <b id="0"><span translate="no" id="1">£5</span></b> to <b id="2"><span translate="no" id="3">Tidewatch</span></b> &amp; co',
    );
    const translated =
      '<b id="2"><span translate="no" id="3">Marée</span></b> reçoit <b id="0"> <span id="1" translate="no">5 £</span> </b>&amp; l&#39;aide';
    expect(fromMarkup(translated, unit)).toBe("[Tidewatch](https://t.example) reçoit  **£5** & l'aide");
  });

  test.each([
    ['something protected is missing', html.replace('<span translate="no" id="1">£5</span>', '5')],
    ['something protected is there twice', `${html} ${html}`],
    ['it has markup of its own', `${html} <a href="https://evil.example">x</a>`],
    ['it has an angle bracket', `${html} a < b`],
    ['it is not closed', html.replace('</b>', '')],
    ['it is nested in another way', html.replace('<b id="0">', '').replace('</b>', '')],
    ['it is empty', ''],
  ])('is not used if %s', (_, translated) => {
    expect(fromMarkup(translated, unit)).toBeUndefined();
  });
});
