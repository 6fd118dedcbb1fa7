import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { countries } from '#shared/settings.ts';
import { useSession } from '#web/api/session.ts';
import { useRegionName } from '#web/domain/person/place.ts';
import { priceOf } from '#web/domain/project/form/price.ts';
import { PART_NAMES, type Part } from '#web/domain/project/form/problems.ts';
import { filledIn, type ProposalValues, pointsOf, pointsTotalOf } from '#web/domain/project/form/values.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { CairnMeter, CairnRow } from '#web/ui/Cairn.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Written } from '#web/ui/Written.tsx';
import type { PreviewProps } from './PagePreview.tsx';
import { PreviewPicture } from './PreviewPicture.tsx';

/** Loaded when it is chosen. */
const PagePreview = lazyComponent(async () => (await import('./PagePreview.tsx')).PagePreview, {
  fallback: <Skeleton />,
});

/** Preview of the project as a market card or as its page, and the parts that are still missing. */
export function Preview(props: PreviewProps) {
  const { t } = useTranslation('proposal');
  const [view, setView] = useState<'card' | 'page'>('card');
  return (
    <aside className="fside" aria-label={t('preview.label')}>
      <div className="row between fside-head">
        <h2 className="label">{t('preview.label')}</h2>
        <Segmented
          label={t('preview.label')}
          value={view}
          onChange={setView}
          options={[
            { value: 'card', label: t('preview.card') },
            { value: 'page', label: t('preview.page') },
          ]}
        />
      </div>
      {view === 'card' ? <CardPreview {...props} /> : <PagePreview {...props} />}
      <Ready {...props} />
    </aside>
  );
}

function CardPreview({ values, picture, seed, roles }: PreviewProps) {
  const { t } = useTranslation('proposal');
  const regionName = useRegionName();
  const format = useFormat();
  const { user } = useSession();
  const share = format.share(values.progress / 100);

  return (
    <Card
      picture={<PreviewPicture {...{ picture, seed }} />}
      title={values.name.trim() || t('preview.name')}
      summary={values.description.trim() || t('preview.description')}
      lang={values.language}
      by={
        <>
          {user && <AvatarImage of={user.avatar} seed={`user:${user.UserID}`} size={24} />}
          <Facts>
            {user?.firstName && <Written>{user.firstName}</Written>}
            {regionName(values.country)}
          </Facts>
        </>
      }
      foot={
        <>
          <CairnRow
            seed={seed}
            progress={values.progress / 100}
            count={14}
            width={300}
            height={18}
            title={t('preview.built', { share })}
          />
          <p className="line">
            <span>
              <Trans t={t} i18nKey="preview.builtShare" values={{ share }} components={{ b: <b /> }} />
            </span>
            <span>
              <Trans
                t={t}
                i18nKey="preview.roles"
                count={roles.length}
                values={{ number: format.number(roles.length) }}
                components={{ b: <b /> }}
              />
            </span>
            <PriceOf values={values} />
          </p>
        </>
      }
    />
  );
}

function PriceOf({ values }: { values: ProposalValues }) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const lang = useLanguage();
  const filled = filledIn(values, lang);
  const price = priceOf(pointsTotalOf(filled, lang), pointsOf(filled, lang));
  if (price.kind !== 'whole') return null;
  return (
    <span>
      <Trans
        t={t}
        i18nKey="preview.price"
        values={{
          price: format.money(price.unit, countries[values.country].currency, { whole: true }),
          name: filled.contributionName,
        }}
        components={{ b: <b /> }}
      />
    </span>
  );
}

function Ready({ done, seed }: PreviewProps) {
  const { t } = useTranslation('proposal');
  const next = PART_NAMES.find(part => !done.includes(part));
  const parts = t(`ready.done${countOf(done)}`);
  return (
    <Sheet className="ready">
      <Announced as="div" className="ready-state" changesOnly>
        <CairnMeter
          seed={seed}
          progress={done.length / PART_NAMES.length}
          count={4}
          width={68}
          height={72}
          title={parts}
        />
        <div>
          <p className="strong small" aria-hidden="true">
            {parts}
          </p>
          <p className="small soft">{next ? t(`ready.${next}`) : t('ready.all')}</p>
        </div>
      </Announced>
    </Sheet>
  );
}

/** Number of complete parts, 0 to 4. */
const countOf = (done: readonly Part[]): 0 | 1 | 2 | 3 | 4 =>
  ([0, 1, 2, 3, 4] as const).find(count => count === done.length) ?? 0;
