import './Authors.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuthorSummary } from '#shared/entities/author.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { lists } from '#shared/settings.ts';
import { useList } from '#web/api/lists/useList.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';

/** All members of the community, newest first. */
export default function AuthorsPage() {
  const { t } = useTranslation('author');
  const list = useList('listAuthors', {});

  return (
    <div className="wrap authors">
      <h1 className="h1">{t('people.title')}</h1>
      <p className="lead">{t('people.lead')}</p>
      <ListView
        list={list}
        skeleton={
          <>
            <div className="people">
              {Array.from({ length: lists.pageSize }, (_, place) => (
                <span key={place} className="skel skel--person" />
              ))}
            </div>
          </>
        }
        empty={
          <EmptyState seed="people" headingLevel={2} title={t('people.empty.title')}>
            {t('people.empty.text')}
          </EmptyState>
        }
        moreLabel={t('people.more')}
      >
        {items => (
          <ul className="people">
            {items.map(author => (
              <PersonCard key={author.UserID} author={author} />
            ))}
          </ul>
        )}
      </ListView>
    </div>
  );
}

function PersonCard({ author }: { author: AuthorSummary }) {
  const { t } = useTranslation('author');
  const lang = useLanguage();
  const placeOf = usePlace();
  return (
    <Sheet as="li" className="person-card">
      <AvatarImage {...avatarOf(author)} size={64} />
      <div>
        <Link className="strong" to={paths.author({ lang, UserID: author.UserID })} {...written()}>
          {nameOf(author, lang)}
        </Link>
        <p className="fine muted">{placeOf(author)}</p>
        <Reputation points={author.contributionPoints} label={t('points')} />
      </div>
    </Sheet>
  );
}
