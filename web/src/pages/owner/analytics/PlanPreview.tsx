import check from 'lucide-static/icons/check.svg?raw';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';

const PARTS = ['days', 'sources', 'outcomes', 'roles', 'visitors', 'compare', 'csv'] as const;

/** Preview, for owners without a plan with analytics, of the parts that such a plan shows beyond the totals. */
export function PlanPreview() {
  const { t } = useTranslation('analytics');
  const lang = useLanguage();
  return (
    <Sheet as="section" className="plan-preview" aria-labelledby="preview-title">
      <h2 className="h3" id="preview-title">
        {t('preview.title')}
      </h2>
      <p className="soft">{t('preview.text')}</p>
      <ul>
        {PARTS.map(part => (
          <li key={part}>
            <Icon svg={check} />
            {t(`preview.${part}`)}
          </li>
        ))}
      </ul>
      <div className="row row-2 wrapx">
        <LinkButton kind="moss" to={paths['plan-details']({ lang, query: { plan: 'pro' } })}>
          {t('preview.action')}
        </LinkButton>
        <LinkButton kind="quiet" to={paths.membership({ lang })}>
          {t('preview.all')}
        </LinkButton>
      </div>
    </Sheet>
  );
}
