import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { CardSkeleton } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { LeadCard, ProjectCard } from './FeaturedCards.tsx';
import type { Home } from './useHome.ts';
import { WhyFeatured } from './WhyFeatured.tsx';

/** The first project as a large card, the others as small cards. */
export function FeaturedProjects({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  const lang = useLanguage();
  const count = home.status === 'ready' ? (home.tally?.projects ?? 0) : 0;
  return (
    <section className="band wrap" aria-labelledby="featured">
      <div className="bandhead">
        <h2 className="h1" id="featured">
          {t('featured.title')}
        </h2>
        <Link className="link" to={paths.market({ lang })}>
          {count > 0 ? t('featured.allCount', { count }) : t('featured.all')}
        </Link>
      </div>
      <Featured home={home} />
      <WhyFeatured />
    </section>
  );
}

function Featured({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  const lang = useLanguage();

  if (home.status === 'loading') {
    return (
      <Skeleton>
        <div className="feat">
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </Skeleton>
    );
  }
  if (home.status === 'failed') {
    return (
      <Alert kind="error" title={t('featured.failedTitle')}>
        {t('featured.failedText')}
      </Alert>
    );
  }

  const [lead, ...others] = home.featured;
  if (!lead) {
    return (
      <Sheet>
        <EmptyState
          seed="home:featured"
          title={t('featured.emptyTitle')}
          action={<LinkButton to={paths.proposal({ lang })}>{t('hero.publish')}</LinkButton>}
        >
          {t('featured.emptyText')}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <div className="feat">
      <LeadCard project={lead} />
      {others.map(project => (
        <ProjectCard key={project.ProjectID} project={project} />
      ))}
    </div>
  );
}
