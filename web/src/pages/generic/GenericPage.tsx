import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { paths } from '../../routes/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { CairnMeter } from '../../ui/Cairn.tsx';
import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { NotFoundPage } from '../errors/statusPages.tsx';
import { isGenericContext } from './contexts.ts';
import './GenericPage.css';

/** A page of text, chosen by `?context=`: thanks after a donation or a proposal, the guide, the terms. */
export default function GenericPage() {
  const { t } = useTranslation('generic');
  const lang = useLanguage();
  const [search] = useSearchParams();
  const context = search.get('context');
  if (!isGenericContext(context)) return <NotFoundPage />;

  return (
    <article className="wrap generic">
      <CairnMeter
        seed={`generic:${context}`}
        progress={1}
        width={150}
        height={176}
        title={t(`contexts.${context}.picture`)}
      />
      <h1 className="h1">{t(`contexts.${context}.title`)}</h1>
      <MarkdownText>{t(`contexts.${context}.text`)}</MarkdownText>
      <LinkButton kind="moss" to={paths.index({ lang })}>
        {t(`contexts.${context}.action`)}
      </LinkButton>
    </article>
  );
}
