import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths, slugOf } from '#shared/paths.ts';
import type { Charge } from '#web/domain/money/pay/useCharge.ts';
import type { Support } from '#web/domain/money/support/useSupport.ts';
import { ProjectCover } from '#web/domain/project/ProjectCover.tsx';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';

export interface PaySummaryProps {
  project: Project;
  support: Support;
  charge: Charge;
  busy: string | false;
  canPay: boolean;
  /** Alert for a failure, shown next to the button. */
  children?: ReactNode;
}

/** Order summary with the total and the pay button. */
export function PaySummary({ project, support, charge, busy, canPay, children }: PaySummaryProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const lang = useLanguage();
  const { currency, owner } = project;
  const { project: shown, languageOf } = useVersionOf(project);
  const { kind, units, isPossible } = support;
  const { gift, total, fee, feeCovered } = charge;
  const sumOf = (minor: number | undefined) => (minor === undefined ? '–' : format.money(minor, currency));

  return (
    <Sheet padded raised className="pay-sum-in">
      <div className="pay-project">
        <span className="pay-cover">
          <ProjectCover project={project} width={112} height={70} />
        </span>
        <p>
          <Link
            className="target strong"
            {...written(shown.language)}
            to={paths.project({ lang, ProjectID: project.ProjectID, slug: slugOf(project.name) })}
          >
            {shown.name}
          </Link>
          <span className="fine soft">{t('summary.by', { name: nameOf(owner, lang) })}</span>
        </p>
      </div>
      <dl className="pay-lines">
        <div>
          <dt>
            {kind === 'donation' ? (
              t('summary.donation')
            ) : (
              <Trans
                t={t}
                i18nKey="summary.points"
                values={{
                  number: isPossible ? format.number(units) : '–',
                  name: shown.contributionName,
                  price: format.money(project.unitPrice, currency),
                }}
                components={{
                  n: <span {...written(languageOf('contributionName'))} />,
                  s: <span className="soft fine" />,
                }}
              />
            )}
          </dt>
          <dd className="money">{sumOf(gift)}</dd>
        </div>
        {feeCovered && <FeeLine label={t('summary.added')} sum={sumOf(fee)} />}
        <div className="pay-total">
          <dt>{t('summary.total')}</dt>
          <dd>
            <Announced as="span" className="money" changesOnly>
              {sumOf(total)}
            </Announced>
          </dd>
        </div>
        {!feeCovered && fee !== undefined && <FeeLine label={t('summary.fee')} sum={sumOf(fee)} />}
        {total !== undefined && fee !== undefined && (
          <FeeLine label={t('summary.receives')} sum={sumOf(total - fee)} />
        )}
      </dl>
      {children}
      {canPay && (
        <Button kind="ember" size="l" block type="submit" busy={busy}>
          {isPossible && total !== undefined
            ? t('summary.pay', { sum: format.money(total, currency, { whole: true }) })
            : t('summary.payNothing')}
        </Button>
      )}
      {canPay && <Hint>{t(kind === 'points' ? 'summary.hintPoints' : 'summary.hint')}</Hint>}
    </Sheet>
  );
}

const FeeLine = ({ label, sum }: { label: string; sum: string }) => (
  <div className="small">
    <dt>{label}</dt>
    <dd className="money">{sum}</dd>
  </div>
);
