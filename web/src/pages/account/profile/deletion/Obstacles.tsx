import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AccountDeletion, DeletionObstacle } from '#shared/entities/accountDeletion.ts';
import { operator } from '#shared/operator.ts';
import { paths } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogFoot } from '#web/ui/overlays/Dialog.tsx';

/** The page on which each obstacle is settled. */
const PLACES = {
  projects: { link: 'projects', to: lang => paths['edit-projects']({ lang }) },
  adoptions: { link: 'projects', to: lang => paths['edit-projects']({ lang }) },
  payouts: { link: 'earnings', to: lang => paths.payout({ lang }) },
  debts: { link: 'earnings', to: lang => paths.payout({ lang }) },
  orders: { link: 'contributions', to: lang => paths.contributions({ lang }) },
  administrator: undefined,
} as const satisfies Record<
  DeletionObstacle,
  { link: 'projects' | 'earnings' | 'contributions'; to: (lang: Language) => string } | undefined
>;

interface ObstaclesProps {
  obstacles: AccountDeletion['obstacles'];
  /** Whether the list replaces a form that had the focus. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Obstacles to remove before the account can be deleted, each with a link to the page for it. */
export function Obstacles({ obstacles, takesFocus, onClose }: ObstaclesProps) {
  const { t } = useTranslation('deletion');
  const lang = useLanguage();
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) intro.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <p ref={intro} tabIndex={-1} className="strong">
        {t('settle')}
      </p>
      <ul className="deletion-list">
        {obstacles.map(({ kind, count }) => {
          const place = PLACES[kind];
          return (
            <li key={kind}>
              {kind === 'administrator'
                ? t('obstacles.administrator')
                : t(`obstacles.${kind}`, { count, address: operator.supportEmail })}{' '}
              {place && (
                <Link className="link" to={place.to(lang)}>
                  {t(`links.${place.link}`)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <DialogFoot>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogFoot>
    </>
  );
}
