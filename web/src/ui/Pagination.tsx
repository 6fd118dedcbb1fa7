import './Pagination.css';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface PaginationProps {
  /** "Showing 1 to 9 of 128". */
  summary?: ReactNode;
  /** Paths of the neighbouring pages; undefined at either end. */
  previous?: string | undefined;
  next?: string | undefined;
  /** 1-based number of the current page. */
  page: number;
  /** Number of pages, if it is known. */
  pages?: number | undefined;
  /** Page size selector, on the right. */
  perPage?: ReactNode;
}

/** Links to the previous and next page of a list with cursors. */
export function Pagination({ summary, previous, next, page, pages, perPage }: PaginationProps) {
  const { t } = useTranslation('common');
  return (
    <div className="pages">
      <span className="soft">{summary}</span>
      <nav aria-label={t('pages.label')}>
        <Step to={previous} label={t('pages.previous')}>
          <Icon svg={chevronLeft} size="s" />
          <span>{t('pages.previous')}</span>
        </Step>
        <span aria-current="page">
          {pages === undefined ? (
            <>
              <span className="sr">{t('pages.page')} </span>
              {page}
            </>
          ) : (
            t('pages.pageOf', { page, pages: Math.max(page, pages) })
          )}
        </span>
        <Step to={next} label={t('pages.next')}>
          <span>{t('pages.next')}</span>
          <Icon svg={chevronRight} size="s" />
        </Step>
      </nav>
      <span className="soft">{perPage}</span>
    </div>
  );
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (to === undefined) {
    return (
      <span className="step" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link className="step" to={to} aria-label={label}>
      {children}
    </Link>
  );
}

export interface LoadMoreProps {
  onMore: () => void;
  busy?: boolean;
  label?: string | undefined;
}

/** Button that loads the next page below the list. */
export function LoadMore({ onMore, busy, label }: LoadMoreProps) {
  const { t } = useTranslation('common');
  return (
    <div className="load-more">
      <Button onClick={onMore} busy={busy ? t('pages.loading') : false}>
        {label ?? t('pages.more')}
      </Button>
    </div>
  );
}
