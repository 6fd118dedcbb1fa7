import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18nFor, loadTranslations } from './i18n.ts';
import { LanguageContext } from './LanguageContext.ts';
import type { Language } from './languages.ts';
import { Trans, useTranslation } from './react.tsx';

beforeAll(async () => {
  await Promise.all([
    loadTranslations('en', ['home', 'payment', 'project']),
    loadTranslations('fr', ['home']),
  ]);
  i18nFor('en').addResource('en-GB', 'common', 'tried', '<s>From <b>{{sum}}</b></s> for {{name}}');
});

const markup = (element: ReactNode, language: Language = 'en') =>
  renderToStaticMarkup(<LanguageContext value={language}>{element}</LanguageContext>);

const components = { b: <b className="strong" />, s: <span /> };

/** A sentence of a test's own: `tried` is not among the words of the site. */
function Tried(props: { values?: Record<string, string | number>; components: typeof components }) {
  const { t } = useTranslation();
  return <Trans t={t} i18nKey={'tried' as never} {...props} />;
}

describe('A sentence', () => {
  test('holds its components, one in the other', () => {
    expect(markup(<Tried values={{ sum: '£5', name: 'Ana' }} components={components} />)).toBe(
      '<span>From <b class="strong">£5</b></span> for Ana',
    );
  });

  test('never takes a value for a tag or for a place', () => {
    const values = { sum: '<b>{{name}}</b>', name: '<s>$& $t(loading)</s>' };
    expect(markup(<Tried values={values} components={components} />)).toBe(
      '<span>From <b class="strong">&lt;b&gt;{{name}}&lt;/b&gt;</b></span> for &lt;s&gt;$&amp; $t(loading)&lt;/s&gt;',
    );
  });

  test('has the plural of its count, and the count as the language writes it', () => {
    function Roles({ count }: { count: number }) {
      const { t } = useTranslation('home');
      return <Trans t={t} i18nKey="featured.rolesOpen" count={count} components={{ b: <b /> }} />;
    }
    expect(markup(<Roles count={1} />)).toBe('<b>1</b> role open');
    expect(markup(<Roles count={1200} />)).toBe('<b>1,200</b> roles open');
    expect(markup(<Roles count={1200} />, 'fr')).toContain('<b>1\u202F200</b>');
  });
});

test('Words come from the namespaces that are asked for, in the language around', () => {
  function Title() {
    const { t } = useTranslation(['home', 'project']);
    return `${t('featured.title')} | ${t('project:tabs.roles')}`;
  }
  expect(markup(<Title />)).toBe(
    `${i18nFor('en').getResource('en-GB', 'home', 'featured.title')} | ${i18nFor('en').getResource('en-GB', 'project', 'tabs.roles')}`,
  );
});
