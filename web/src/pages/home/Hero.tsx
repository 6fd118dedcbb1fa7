import type { ParseKeys } from 'i18next';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { gifts } from '#shared/gifts.ts';
import { readersCurrency } from '#shared/locales.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { IconButton, LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Hills } from './Hills.tsx';
import { SMALL, WIDE } from './heroLayouts.ts';
import { useSlogans } from './useSlogans.ts';

type SloganKey = Extract<ParseKeys<'home'>, `slogans.${string}`>;
// Slogans are s1 to s25; a test counts them in each language.
const keyOf = (index: number) => `slogans.s${index + 1}` as SloganKey;

/** Placeholder with the height of the figure. */
const FigurePlace = () => (
  <div className="hero-fig">
    {[WIDE, SMALL].map(({ className, width, height }) => (
      <div key={className} className={className}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      </div>
    ))}
  </div>
);

const Figure = lazyComponent(async () => (await import('./HeroFigure.tsx')).HeroFigure, {
  fallback: <FigurePlace />,
  renderError: () => <FigurePlace />,
});

/** Hero: description of Cairn, then the rotating slogans with their controls, and one cairn per slogan. */
export function Hero() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const lang = useLanguage();
  const { index, step, paused, setPaused, setHeld } = useSlogans();
  const currency = readersCurrency[lang];
  const gift = format.money(gifts[currency].small, currency, { whole: true });
  const drawn = useDeferredValue(index + 1);

  return (
    // Pausing on hover and focus is an extra; the pause button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="hero"
      aria-labelledby="what"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Hills />
      <div className="wrap">
        <div className="hero-text">
          <h1 className="h-hero" id="what">
            {t('hero.title')}
          </h1>
          <p className="lead">{t('hero.lead', { gift })}</p>
          <div className="row wrapx">
            <LinkButton size="l" kind="moss" to={paths.market({ lang })}>
              {t('hero.browse')}
            </LinkButton>
            <LinkButton size="l" kind="line" to={paths.proposal({ lang })}>
              {t('hero.publish')}
            </LinkButton>
          </div>
          <section className="slogans" aria-roledescription="carousel" aria-label={t('hero.label')}>
            <p className={classes('h3', 'slogan', index > 0 && 'is-next')} key={index}>
              {t(keyOf(index), { gift })}
            </p>
            <div className="slogan-controls">
              <IconButton
                size="s"
                stone
                icon={chevronLeft}
                label={t('hero.previous')}
                onClick={() => step(-1)}
              />
              <IconButton size="s" stone icon={chevronRight} label={t('hero.next')} onClick={() => step(1)} />
              <IconButton
                size="s"
                icon={paused ? play : pause}
                label={t(paused ? 'hero.play' : 'hero.pause')}
                onClick={() => setPaused(!paused)}
              />
            </div>
          </section>
        </div>
        <Figure slogan={drawn} />
      </div>
    </section>
  );
}
