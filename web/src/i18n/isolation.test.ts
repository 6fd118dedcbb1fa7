import { expect, test } from 'vitest';
import { i18nFor, loadTranslations } from './i18n.ts';

test.each(['en', 'fr', 'es'] as const)(
  'names from right to left are kept apart in sentences in %s, others stay as they are',
  async language => {
    await loadTranslations(language, ['author', 'shell']);
    const { t } = i18nFor(language);
    const head = (name: string) => t('author:head', { name });
    expect(head('נועה לוי (3)')).toContain('\u2068נועה לוי (3)\u2069');
    expect(head('Noa Levi (3)')).not.toMatch(/[\u2066-\u2069]/);
    expect(t('shell:profile.notifications', { count: 3 })).not.toMatch(/[\u2066-\u2069]/);
  },
);
