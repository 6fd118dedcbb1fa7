import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { localizePath } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { TextElement, TextNode } from '#web/texts/text.ts';

/** The paragraphs, lists and links of a text. */
export const TextNodes = ({ nodes }: { nodes: readonly TextNode[] }): ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : <Element {...node} />}</Fragment>
  ));

function Element({ tag, href, children }: TextElement) {
  if (tag === 'a') return <TextLink href={href ?? ''}>{children}</TextLink>;
  if (tag === 'br') return <br />;
  return createElement(tag, tag === 'h3' ? { className: 'h4' } : {}, <TextNodes nodes={children} />);
}

/** Links within the site lead to the page in the language of the reader. */
function TextLink({ href, children }: { href: string; children: readonly TextNode[] }) {
  const lang = useLanguage();
  const content = <TextNodes nodes={children} />;
  return href.startsWith('/') ? (
    <Link className="link" to={localizePath(lang, href)}>
      {content}
    </Link>
  ) : (
    <a className="link" href={href}>
      {content}
    </a>
  );
}
