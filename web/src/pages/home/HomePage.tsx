import './Home.css';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { CairnMark } from '#web/ui/Cairn.tsx';
import { Tally } from '#web/ui/Stat.tsx';
import { ForOwners, ForSupporters } from './AudienceSections.tsx';
import { FeaturedProjects } from './FeaturedProjects.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { OpenRoles } from './OpenRoles.tsx';
import { type HomeTally, useFeatured } from './useHome.ts';

/** Home page: introduction, trending projects, open roles and how to start. */
export default function HomePage() {
  const home = useFeatured();
  return (
    <>
      <Hero />
      <HomeFigures tally={home.status === 'ready' ? home.tally : undefined} />
      <FeaturedProjects home={home} />
      <OpenRoles home={home} />
      <HowItWorks />
      <ForOwners />
      <ForSupporters />
      <Closing />
    </>
  );
}

function HomeFigures({ tally }: { tally: HomeTally | undefined }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  if (!tally) return <div className="tally tally--bare" />;

  const roundly = ({ minor, currency }: HomeTally['given']) =>
    format.money(Math.round(minor / 100) * 100, currency, { whole: true });
  return (
    <Tally
      label={t('tally.label')}
      stats={[
        { label: t('tally.projects'), value: format.number(tally.projects) },
        { label: t('tally.roles'), value: format.number(tally.roles) },
        { label: t('tally.people'), value: format.number(tally.people) },
        {
          label: t('tally.given'),
          value: roundly(tally.given),
          detail:
            tally.givenElsewhere.length > 0 &&
            t('tally.givenElsewhere', { sums: format.list(tally.givenElsewhere.map(roundly)) }),
        },
      ]}
    />
  );
}

/** The product's tagline in three languages, the page's language first. */
const LINES = [
  { lang: 'en', line: 'Add your stone' },
  { lang: 'fr', line: 'Apportez votre pierre' },
  { lang: 'es', line: 'Pon tu piedra' },
] as const;

function Closing() {
  const { t } = useTranslation('home');
  const lang = useLanguage();
  const own = LINES.find(line => line.lang === lang) ?? LINES[0];
  return (
    <section className="band wrap closing">
      <div>
        <CairnMark size={72} />
      </div>
      <p className="h-hero">{own.line}</p>
      <p className="h2 alt">
        {LINES.filter(line => line !== own).map(line => (
          <span key={line.lang} lang={line.lang}>
            {line.line}
          </span>
        ))}
      </p>
      <LinkButton size="l" kind="ember" to={paths.signup({ lang })}>
        {t('closing.join')}
      </LinkButton>
    </section>
  );
}
