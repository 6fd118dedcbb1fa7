import { Trans, useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/apiError.ts';
import type { FilterGroup } from '#web/domain/finding/FilterGroups.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';
import { NoPeople } from './NoPeople.tsx';
import { PersonCard } from './PersonCard.tsx';
import { withChange } from './peopleQuery.ts';
import type { People } from './usePeople.ts';

/** The people of the current page, or the reason why there are none. */
export function PeopleResults({ found, groups }: { found: People; groups: readonly FilterGroup[] }) {
  const { people, error, retry, choice, address, isChanging, corrected } = found;
  const { t } = useTranslation(['people', 'market']);

  if (error) {
    const isOldPage = isRefusal(error, 'INVALID_CURSOR');
    return (
      <Alert
        kind={isOldPage ? 'info' : 'error'}
        announce
        title={isOldPage ? t('market:moved.title') : t('notLoaded')}
        action={
          isOldPage ? (
            <LinkButton size="s" to={address(withChange(choice, {}))} preventScrollReset>
              {t('market:moved.action')}
            </LinkButton>
          ) : (
            <Button size="s" onClick={retry}>
              {t('market:failed.action')}
            </Button>
          )
        }
      >
        {t(isOldPage ? 'moved' : 'market:failed.text')}
      </Alert>
    );
  }

  if (!people)
    return (
      <Skeleton>
        <div className="people">
          {Array.from({ length: choice.limit }, (_, place) => (
            <span key={place} className="skel skel--person" />
          ))}
        </div>
      </Skeleton>
    );
  if (people.length === 0) return <NoPeople found={found} groups={groups} />;

  return (
    <>
      {corrected !== undefined && (
        <p className="corrected">
          <Trans
            t={t}
            i18nKey="market:search.corrected"
            values={{ corrected, typed: choice.search }}
            components={{ b: <b {...written()} /> }}
          />
        </p>
      )}
      <ul className="people" aria-busy={isChanging}>
        {people.map(person => (
          <PersonCard key={person.UserID} person={person} />
        ))}
      </ul>
    </>
  );
}
