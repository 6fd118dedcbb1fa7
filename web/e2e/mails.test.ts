import { describe, expect, test } from 'vitest';
import { renderDigest } from '#functions/platform/mail/renderDigest.ts';
import { renderEmail } from '#functions/platform/mail/renderEmail.ts';
import { emailTemplates, emailTexts } from '#functions/platform/mail/templates.ts';
import type { Language } from '#shared/settings.ts';
import { openContexts } from '#web/testing/openContexts.ts';

const newContext = openContexts();

/** A name without a blank, as long as names may be; an address as long as those of documents are. */
const longWord = 'Donaudampfschifffahrt'.repeat(7);
const link = `https://cairn.example/fr/payout?statement=${'0192f0c1'.repeat(16)}&document=${'a'.repeat(64)}`;
const unsubscribe = { oneClick: link, page: link, settings: link };

const valuesOf = (template: (typeof emailTemplates)[number]) =>
  Object.fromEntries(
    [...JSON.stringify(emailTexts.en.templates[template]).matchAll(/\{(\w+)\}/g)].map(([, key]) => [
      key ?? '',
      longWord,
    ]),
  );

const emailsIn = (language: Language) => [
  ...emailTemplates.map(template => ({
    template,
    ...renderEmail(template, {
      language,
      name: longWord,
      values: valuesOf(template),
      quote: { text: `${longWord} ${link}` },
      sections: [{ title: longWord, lines: [{ template, values: valuesOf(template), link }] }],
      link,
      unsubscribe,
    }),
  })),
  {
    template: 'digest',
    ...renderDigest('weekly', {
      language,
      name: longWord,
      count: 3,
      more: 2,
      isCountComplete: true,
      groups: [{ group: 'team', lines: [{ template: 'memberLeft', values: valuesOf('memberLeft'), link }] }],
      searches: [{ list: 'roles', search: longWord, count: 3, isComplete: true, link, stop: link }],
      projects: [{ name: longWord, description: longWord, link, plans: longWord }],
      link,
      unsubscribe,
    }),
  },
];

describe.each([360, 320])('At %i pixels', width => {
  test.each(['us', 'fr', 'es'] as const)(
    'every email in %s fits with words of any length',
    async language => {
      const context = await newContext({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      const wide: string[] = [];
      for (const { template, html } of emailsIn(language)) {
        await page.setContent(html, { waitUntil: 'domcontentloaded' });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) wide.push(`${template}: ${needed}`);
      }
      expect(wide).toEqual([]);
    },
  );
});
