import '#web/ui/Card.css';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/apiError.ts';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { CardSkeleton } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { withChange, withoutFilters } from './marketQuery.ts';
import type { Market } from './useMarket.ts';

/** The projects of the current page, or the reason why there are none. */
export function MarketResults({
  market: { projects, error, retry, choice, address, isChanging },
}: {
  market: Market;
}) {
  const { t } = useTranslation('market');

  if (isRefusal(error, 'TOO_MANY_FILTERS')) {
    return (
      <Alert
        kind="info"
        announce
        title={t('tooMany.title')}
        action={
          <LinkButton size="s" to={address(withoutFilters(choice))} preventScrollReset>
            {t('filters.clear')}
          </LinkButton>
        }
      >
        {t('tooMany.text')}
      </Alert>
    );
  }

  if (error) {
    const isOldPage = isRefusal(error, 'INVALID_CURSOR');
    return (
      <Alert
        kind={isOldPage ? 'info' : 'error'}
        announce
        title={t(isOldPage ? 'moved.title' : 'failed.title')}
        action={
          isOldPage ? (
            <LinkButton size="s" to={address(withChange(choice, {}))} preventScrollReset>
              {t('moved.action')}
            </LinkButton>
          ) : (
            <Button size="s" onClick={retry}>
              {t('failed.action')}
            </Button>
          )
        }
      >
        {t(isOldPage ? 'moved.text' : 'failed.text')}
      </Alert>
    );
  }

  if (!projects) {
    return (
      <Skeleton>
        <div className="cards">
          {Array.from({ length: 9 }, (_, place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </Skeleton>
    );
  }

  if (projects.length === 0) {
    return (
      <div className="sheet">
        <EmptyState
          seed="market:none"
          headingLevel={2}
          title={t('empty.title')}
          action={
            <LinkButton to={address(withoutFilters(choice))} preventScrollReset>
              {t('empty.action')}
            </LinkButton>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </div>
    );
  }

  return (
    <ul className="cards" aria-busy={isChanging}>
      {projects.map((project, place) => (
        <li key={project.ProjectID}>
          <ProjectCardView project={project} headingLevel={2} eager={place === 0} />
        </li>
      ))}
    </ul>
  );
}
