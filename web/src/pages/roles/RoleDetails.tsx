import { useTranslation } from 'react-i18next';
import { usePlace } from '#web/domain/person/place.ts';
import type { OpenRole } from '#web/domain/role/openRole.ts';
import { RoleTerms } from '#web/domain/role/RoleTerms.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Written } from '#web/ui/Written.tsx';

/** The terms of a role, its field and starter task, and the number of applicants. */
export function RoleDetails({ role }: { role: OpenRole }) {
  const { skill, starterTask, applicants, answersWithin, language, terms } = role;
  const { t } = useTranslation(['roles', 'market']);
  const format = useFormat();
  const placeOf = usePlace();
  return (
    <>
      <RoleTerms role={terms} place={placeOf(role)} />
      <p className="fine muted">
        <Facts>
          {t(`market:skill.${skill}`)}
          {applicants > 0
            ? t('applied', { count: applicants, number: format.number(applicants) })
            : t('nobody')}
          {answersWithin !== undefined && t('answers', { count: answersWithin })}
          {starterTask !== undefined && (
            <>
              {t('starterTask')} <Written language={language}>{starterTask}</Written>
            </>
          )}
        </Facts>
      </p>
    </>
  );
}
