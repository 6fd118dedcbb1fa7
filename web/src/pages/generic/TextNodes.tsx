import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { localizePath } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { TextElement, TextNode } from '#web/texts/text.ts';
import { classes } from '#web/ui/classes.ts';

/** The paragraphs, lists and links of a text. */
export const TextNodes = ({ nodes }: { nodes: readonly TextNode[] }): ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={index}>
      {typeof node === 'string' ? node : <Element {...node} isAlone={nodes.length === 1} />}
    </Fragment>
  ));

interface ElementProps extends TextElement {
  /** Whether nothing is beside it in what contains it. */
  isAlone: boolean;
}

function Element({ tag, href, children, isAlone }: ElementProps) {
  if (tag === 'a')
    return (
      <TextLink href={href ?? ''} isAlone={isAlone}>
        {children}
      </TextLink>
    );
  if (tag === 'br') return <br />;
  return createElement(tag, tag === 'h3' ? { className: 'h4' } : {}, <TextNodes nodes={children} />);
}

interface TextLinkProps {
  href: string;
  /** Whether it is a target of its own rather than a part of a sentence. */
  isAlone: boolean;
  children: readonly TextNode[];
}

/** Links within the site lead to the page in the language of the reader. */
function TextLink({ href, isAlone, children }: TextLinkProps) {
  const lang = useLanguage();
  const className = classes(isAlone && 'target', 'link');
  const content = <TextNodes nodes={children} />;
  return href.startsWith('/') ? (
    <Link className={className} to={localizePath(lang, href)}>
      {content}
    </Link>
  ) : (
    <a className={className} href={href}>
      {content}
    </a>
  );
}
