import './Authors.css';
import { useTranslation } from 'react-i18next';
import { FindingPage } from '#web/domain/finding/FindingPage.tsx';
import { personList } from '#web/domain/finding/findingLists.ts';
import { useFinding } from '#web/domain/finding/useFinding.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Suggestions } from '#web/shell/finder/suggestions.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PersonCard } from './PersonCard.tsx';

/** The people who may be found; words, filters, order and page are in the URL. */
export default function AuthorsPage() {
  const { t } = useTranslation('people');
  const format = useFormat();
  const found = useFinding(personList);
  const { choice, total: count } = found;
  return (
    <FindingPage
      found={found}
      suggestions={Suggestions}
      title={count === undefined ? t('title.plain') : t('title.all', { count, number: format.number(count) })}
      lead={choice.sort === 'newest' ? `${t('lead')} ${t('order')}` : t('lead')}
      skeleton={
        <div className="people">
          {Array.from({ length: choice.limit }, (_, index) => (
            <span key={index} className="skel skel--person" />
          ))}
        </div>
      }
      empty={
        <EmptyState seed="people" headingLevel={2} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      }
    >
      {(people, isChanging) => (
        <ul className="people" aria-busy={isChanging}>
          {people.map(person => (
            <PersonCard key={person.UserID} person={person} />
          ))}
        </ul>
      )}
    </FindingPage>
  );
}
