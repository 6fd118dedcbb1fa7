import './Adopt.css';
import { useTranslation } from 'react-i18next';
import { adoption } from '#shared/adoption.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Offers } from './Offers.tsx';

/** Projects that look for a new owner. */
export default function AdoptPage() {
  const { t } = useTranslation('teams');
  const format = useFormat();
  return (
    <div className="wrap adopt">
      <header>
        <h1 className="h1">{t('list.title')}</h1>
        <p className="lead">
          {t('list.lead', { days: format.number(adoption.teamDays), points: format.number(adoption.points) })}
        </p>
      </header>
      <Offers />
    </div>
  );
}
