import checkMark from 'lucide-static/icons/check.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayOf } from '#shared/days.ts';
import type { Project } from '#shared/entities/project.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { type AutomaticCheck, automaticChecks } from './automaticChecks.ts';

/** List of automatic checks with their results. */
export function AutomaticChecks({ project }: { project: Project }) {
  const { t } = useTranslation('admin');
  const words = useOutcome(project);
  const [today] = useState(() => todayOf(project, Date.now()));
  const { data } = useQuery('listProspects', { ProjectID: project.ProjectID });
  const checks = automaticChecks(project, data?.items.length, today);

  return (
    <ul className="checks" aria-label={t('checks.label')}>
      {checks.map(check => (
        <li key={check.name}>
          <span className={classes('mk', check.isRight ? 'ok' : 'warn')}>
            <Icon svg={check.isRight ? checkMark : eye} />
          </span>
          <b className="strong">{t(`checks.${check.name}`)}</b>
          <span className="soft">
            {!check.isRight && <span className="sr">{t('checks.look')} </span>}
            {words(check)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useOutcome({ unitPrice, currency, endDate }: Project) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (check: AutomaticCheck): string => {
    if (check.name === 'price')
      return t(check.isRight ? 'checks.priceRight' : 'checks.priceWrong', {
        price: format.money(unitPrice, currency),
      });
    if (check.name === 'video') return t(`checks.videoIs.${check.is}`);
    if (check.name === 'endDate')
      return t(check.isRight ? 'checks.endDateRight' : 'checks.endDateWrong', { day: format.date(endDate) });
    return t('checks.rolesWritten', { count: check.needed, written: format.number(check.written) });
  };
}
