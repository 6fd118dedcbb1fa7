import './TextPage.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextName } from '#shared/texts.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { textOf } from './loadText.ts';
import { TextNodes } from './TextNodes.tsx';

/** Sections from which a text has a table of contents. */
const CONTENTS_FROM = 4;

/** A text with its title, introduction, contents and sections. `children` follow the text. */
export function TextPage({ name, children }: { name: TextName; children?: ReactNode }) {
  const { t } = useTranslation('generic');
  const text = textOf(name, useLanguage());
  if (!text) return <NotFoundPage />;

  const hasContents = text.sections.length >= CONTENTS_FROM;
  return (
    <article className="wrap text-page">
      <header>
        <h1 className="h1">{text.title}</h1>
        <div className="text-lead">
          <TextNodes nodes={text.lead} />
        </div>
      </header>
      {hasContents && (
        <nav className="text-contents" aria-labelledby="contents">
          <h2 className="h4" id="contents">
            {t('contents')}
          </h2>
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="text-body">
        {text.sections.map(section => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 className="h3" id={`${section.id}-title`}>
              {section.title}
            </h2>
            <TextNodes nodes={section.children} />
          </section>
        ))}
        {children}
      </div>
    </article>
  );
}
