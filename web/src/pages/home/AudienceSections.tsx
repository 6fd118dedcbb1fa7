import check from 'lucide-static/icons/check.svg?raw';
import { useTranslation } from 'react-i18next';
import { baseLanguages } from '#shared/locales.ts';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { CairnCover, CairnRow } from '#web/ui/Cairn.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import boardInEnglish from './pictures/board.en.webp';
import boardInSpanish from './pictures/board.es.webp';
import boardInFrench from './pictures/board.fr.webp';

const TICKS = ['tick1', 'tick2', 'tick3'] as const;

/** Pictures of a task board, as `infra/scripts/boardPictures.ts` takes them. */
const boards = { en: boardInEnglish, fr: boardInFrench, es: boardInSpanish } as const;

/** Benefits for project owners, with a picture of their task board. */
export function ForOwners() {
  const { t } = useTranslation('home');
  const lang = useLanguage();
  return (
    <section className="strip owners on-deep" aria-labelledby="owners">
      <div className="strip-in">
        <h2 className="h1" id="owners">
          {t('owners.title')}
        </h2>
        <p className="lead">{t('owners.lead')}</p>
        <ul className="ticks">
          {TICKS.map(tick => (
            <li key={tick}>
              <Icon svg={check} />
              {t(`owners.${tick}`)}
            </li>
          ))}
        </ul>
        <div className="row wrapx">
          <LinkButton kind="paper" to={paths.proposal({ lang })}>
            {t('owners.publish')}
          </LinkButton>
        </div>
      </div>
      <div className="strip-pic">
        <CairnCover seed="home:owners" palette="ember" view="near" form="tower" width={640} height={560} />
        <img
          className="strip-shot"
          src={boards[baseLanguages[lang]]}
          alt={t('owners.board')}
          width={1000}
          height={620}
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  );
}

/** Benefits for those who give or buy points, with an explanation of points. */
export function ForSupporters() {
  const { t } = useTranslation('home');
  const lang = useLanguage();
  return (
    <section className="strip supporters on-sunken" aria-labelledby="supporters">
      <div className="strip-pic pts">
        <PointsSheet />
      </div>
      <div className="strip-in">
        <h2 className="h1" id="supporters">
          {t('supporters.title')}
        </h2>
        <p className="lead">{t('supporters.lead')}</p>
        <ul className="ticks">
          {TICKS.map(tick => (
            <li key={tick}>
              <Icon svg={check} />
              {t(`supporters.${tick}`)}
            </li>
          ))}
        </ul>
        <div className="row wrapx">
          <LinkButton to={paths.market({ lang })}>{t('supporters.find')}</LinkButton>
        </div>
      </div>
    </section>
  );
}

const FACTS = ['name', 'refund', 'share'] as const;

function PointsSheet() {
  const { t } = useTranslation('home');
  return (
    <Sheet raised className="points">
      <p className="h3">{t('points.title')}</p>
      <p className="small soft">{t('points.text')}</p>
      <div className="rowm">
        <CairnRow
          seed="home:points"
          progress={0.36}
          count={14}
          width={360}
          height={26}
          title={t('points.picture')}
        />
      </div>
      <p className="fine line2">
        <span>{t('points.sold')}</span>
        <span>{t('points.free')}</span>
      </p>
      <hr className="rule" />
      <dl className="facts2">
        {FACTS.map(fact => (
          <div key={fact}>
            <dt className="muted">{t(`points.${fact}`)}</dt>
            <dd className="strong">{t(`points.${fact}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
