import { Trans, useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/apiError.ts';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { CardSkeleton } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';
import { withChange } from './marketQuery.ts';
import { NothingFound } from './NothingFound.tsx';
import type { Market } from './useMarket.ts';

/** The projects of the current page, or the reason why there are none. */
export function MarketResults({ market }: { market: Market }) {
  const { projects, error, retry, choice, address, isChanging, corrected } = market;
  const { t } = useTranslation('market');

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

  if (projects.length === 0) return <NothingFound market={market} />;

  return (
    <>
      {corrected !== undefined && (
        <p className="corrected">
          <Trans
            t={t}
            i18nKey="search.corrected"
            values={{ corrected, typed: choice.search }}
            components={{ b: <b {...written()} /> }}
          />
        </p>
      )}
      <ul className="cards" aria-busy={isChanging}>
        {projects.map((project, place) => (
          <li key={project.ProjectID}>
            <ProjectCardView project={project} headingLevel={2} eager={place === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
