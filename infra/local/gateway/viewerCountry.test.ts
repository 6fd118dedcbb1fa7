import { expect, test } from 'vitest';
import { withViewerCountry } from './viewerCountry.ts';

test.each([
  ['recordVisit', 'fr-CA,fr;q=0.9,en-GB', 'CA'],
  ['recordVisit', 'fr', undefined],
  ['likeProject', 'fr-CA', undefined],
])(
  'the country of a visitor is known to visits alone, whatever the client sends: %s, %s',
  (endpoint, language, country) => {
    const sent = { 'accept-language': language, 'cloudfront-viewer-country': 'XX' };
    expect(withViewerCountry(sent, endpoint)['cloudfront-viewer-country']).toBe(country);
  },
);
