import type { FC } from 'react';
import { prerender } from 'react-dom/static';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { hasTranslations, i18nFor } from '#web/i18n/i18n.ts';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { type Language, LOCALES } from '#web/i18n/languages.ts';
import { lazyComponent } from './lazyComponent.tsx';

interface TitleProps {
  punctuation: string;
}

function Title({ punctuation }: TitleProps) {
  const { t } = useTranslation('refunds');
  return t('payer.title') + punctuation;
}

async function markup(Part: FC<TitleProps>, language: Language): Promise<string> {
  const { prelude } = await prerender(
    <LanguageProvider language={language}>
      <Part punctuation="." />
    </LanguageProvider>,
  );
  return await new Response(prelude).text();
}

test('A part is shown once its texts have loaded, in the language of each page', async () => {
  expect(hasTranslations('fr', ['refunds'])).toBe(false);
  const Part = lazyComponent(() => Title, { texts: ['refunds'] });
  for (const language of ['fr', 'es', 'fr'] as const) {
    const html = await markup(Part, language);
    const title: unknown = i18nFor(language).getResource(LOCALES[language], 'refunds', 'payer.title');
    expect(html).toContain(`${String(title)}.`);
  }
});
