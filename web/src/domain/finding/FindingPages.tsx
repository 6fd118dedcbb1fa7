import { useTranslation } from 'react-i18next';
import { lists } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import type { PagePlace, usePages } from './usePages.ts';

export interface FindingPagesProps {
  choice: PagePlace;
  pages: ReturnType<typeof usePages>;
  /** Number of results on this page. */
  shown: number;
  /** Number of all results, if it is known. */
  total: number | undefined;
  /** True while the results on screen belong to the previous query. */
  isChanging: boolean;
  onLimit: (limit: number) => void;
}

/** Range of the current page and links to its neighbours. */
export function FindingPages({ choice, pages, shown, total, isChanging, onLimit }: FindingPagesProps) {
  const { t } = useTranslation('market');
  const format = useFormat();
  const { first, previous, next } = pages;
  const range = {
    from: format.number(first),
    to: format.number(first + shown - 1),
    total: format.number(total ?? 0),
  };
  return (
    <Pagination
      page={choice.page}
      pages={total === undefined ? undefined : Math.ceil(total / choice.limit)}
      summary={
        isChanging ? t('pages.changing') : t(total === undefined ? 'pages.some' : 'pages.range', range)
      }
      previous={previous}
      next={next}
      perPage={
        <label className="row row-2 perpage">
          <span className="muted">{t('pages.perPage')}</span>
          <select
            className="select select--s"
            value={choice.limit}
            onChange={event => onLimit(Number(event.target.value))}
          >
            {lists.choices.map(limit => (
              <option key={limit} value={limit}>
                {format.number(limit)}
              </option>
            ))}
          </select>
        </label>
      }
    />
  );
}
