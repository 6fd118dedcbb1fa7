import { expect, test } from 'vitest';
import { sourceOfReferrer } from './referrers.ts';
import { arrivalByMark } from './visits.ts';

test.each([
  ['', 'direct'],
  ['https://cairn.example/en/market', 'site'],
  ['https://www.google.com/', 'search'],
  ['https://www.google.co.uk/', 'search'],
  ['https://google.fr/url?q=x', 'search'],
  ['https://docs.google.com/document/1', 'other'],
  ['https://notgoogle.com/', 'other'],
  ['https://duckduckgo.com/', 'search'],
  ['https://fr.search.yahoo.com/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://l.instagram.com/', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://nott.co/', 'other'],
  ['android-app://org.telegram.messenger/', 'social'],
  ['https://blog.example/', 'other'],
  ['not an address', 'direct'],
])('a visit with the referrer %j comes from: %s', (referrer, source) => {
  expect(sourceOfReferrer(referrer, 'https://cairn.example')).toBe(source);
});

test.each([
  ['embed', { source: 'embed' }],
  ['qr', { source: 'qr' }],
  ['Newsletter', { source: 'link', ref: 'newsletter' }],
  ['a-name-of-more-than-20-letters', undefined],
  ['two words', undefined],
  ['', undefined],
  [undefined, undefined],
])('the mark %j names the arrival %j', (mark, arrival) => {
  expect(arrivalByMark(mark)).toEqual(arrival);
});
