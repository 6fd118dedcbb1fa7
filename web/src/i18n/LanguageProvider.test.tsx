import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Trans, useTranslation } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18nFor, loadTranslations } from './i18n.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import type { Language } from './languages.ts';

beforeAll(async () => {
  await Promise.all([
    loadTranslations('en', ['home', 'payment', 'project']),
    loadTranslations('fr', ['home']),
  ]);
  i18nFor('en').addResource('en-GB', 'common', 'sample', '<s>From <b>{{sum}}</b></s> for {{name}}');
});

const markup = (element: ReactNode, language: Language = 'en') =>
  renderToStaticMarkup(<LanguageProvider language={language}>{element}</LanguageProvider>);

const components = { b: <b className="strong" />, s: <span /> };

/** A text that only this test uses. */
function Sample({ values }: { values: Record<string, string> }) {
  const { t } = useTranslation();
  return <Trans t={t} i18nKey={'sample' as never} {...{ values, components }} />;
}

describe('Trans', () => {
  test('nests components', () => {
    expect(markup(<Sample values={{ sum: '£5', name: 'Ana' }} />)).toBe(
      '<span>From <b class="strong">£5</b></span> for Ana',
    );
  });

  test('shows tags, placeholders and entities in values as text', () => {
    const values = { sum: '<b>{{name}}</b>', name: '<s>$& $t(loading)</s> &lt; "Ana" &amp;' };
    expect(markup(<Sample values={values} />)).toBe(
      '<span>From <b class="strong">&lt;b&gt;{{name}}&lt;/b&gt;</b></span> for &lt;s&gt;$&amp; $t(loading)&lt;/s&gt; &amp;lt; &quot;Ana&quot; &amp;amp;',
    );
  });

  test('selects the plural and formats the count in the language of the page', () => {
    function Roles({ count }: { count: number }) {
      const { t } = useTranslation('home');
      return <Trans t={t} i18nKey="featured.rolesOpen" count={count} components={{ b: <b /> }} />;
    }
    expect(markup(<Roles count={1} />)).toBe('<b>1</b> role open');
    expect(markup(<Roles count={1200} />)).toBe('<b>1,200</b> roles open');
    expect(markup(<Roles count={1200} />, 'fr')).toContain('<b>1\u202F200</b>');
  });
});

test('useTranslation reads the requested namespaces in the language of the page', () => {
  function Title() {
    const { t } = useTranslation(['home', 'project']);
    return `${t('featured.title')} | ${t('project:tabs.roles')}`;
  }
  expect(markup(<Title />)).toBe(
    `${i18nFor('en').getResource('en-GB', 'home', 'featured.title')} | ${i18nFor('en').getResource('en-GB', 'project', 'tabs.roles')}`,
  );
});
