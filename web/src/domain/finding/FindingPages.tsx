import { useTranslation } from 'react-i18next';
import { lists } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import type { Found } from './useFinding.ts';

/** Range of the current page and links to its neighbours. */
export function FindingPages({
  found: { choice, pages, items, total, isChanging, choose },
}: {
  found: Found;
}) {
  const { t } = useTranslation('market');
  const format = useFormat();
  const { first, previous, next } = pages;
  const range = {
    from: format.number(first),
    to: format.number(first + (items?.length ?? 0) - 1),
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
            onChange={event => choose({ limit: Number(event.target.value) })}
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
