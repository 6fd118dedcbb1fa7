import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { RelativeTime } from './Time.tsx';

const render = (at: string) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <RelativeTime at={at} />
    </LanguageProvider>,
  );

test("Shows past times relative to now, and never as in the future if the device's clock is slow", () => {
  vi.setSystemTime('2026-11-20T10:00:00.000Z');
  expect(render('2026-11-18T10:00:00.000Z')).toContain('>2 days ago<');
  expect(render('2026-11-20T10:03:00.000Z')).toContain('>now<');
  vi.useRealTimers();
});
