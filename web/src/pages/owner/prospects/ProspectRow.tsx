import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Prospect } from '#shared/entities/prospect.ts';
import { paths } from '#shared/paths.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useHolderName } from '#web/domain/project/owner/useHolderName.ts';
import { RoleTerms, useIsClosed } from '#web/domain/role/RoleTerms.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage, VacantAvatar } from '#web/ui/AvatarImage.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { written } from '#web/ui/Written.tsx';
import { SuggestedPeople } from './SuggestedPeople.tsx';

export interface ProspectRowProps {
  prospect: Prospect;
  lang: string;
  canChange: boolean;
  /** The project takes applications, so that people can be invited. */
  isRecruiting: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One role with the person who fills it, or the number of applications. */
export function ProspectRow({ prospect, lang, canChange, isRecruiting, onEdit, onRemove }: ProspectRowProps) {
  const { t } = useTranslation(['owner', 'market']);
  const { PersonType, Notes, skill, taken, applicants, ProjectID, starterTask } = prospect;
  const [isFitting, setFitting] = useState(false);
  const isClosed = useIsClosed(prospect) && !taken;
  const holder = useHolderName(ProjectID)(prospect);

  return (
    <li className={taken ? 'is-taken' : undefined}>
      <Holder prospect={prospect} />
      <div className="what">
        <h3 className="h4" {...written(lang)}>
          {PersonType}
        </h3>
        <p className="small soft" {...written(lang)}>
          {Notes}
        </p>
        {!taken && <RoleTerms role={prospect} />}
        {starterTask && <p className="fine soft">{t('prospects.starter', { title: starterTask.Title })}</p>}
        <p className="fine muted">
          <Facts>
            {t(`market:skill.${skill}`)}
            {taken && holder && t('prospects.heldBy', { name: holder })}
          </Facts>
        </p>
      </div>
      <div className="row row-2 wrapx tools">
        {!taken && <Applicants count={applicants} />}
        {!taken && canChange && (
          <>
            {isRecruiting && !isClosed && (
              <Button
                size="s"
                kind="quiet"
                aria-expanded={isFitting}
                aria-label={t('prospects.fittingOne', { role: PersonType })}
                onClick={() => setFitting(!isFitting)}
              >
                {t('prospects.fitting')}
              </Button>
            )}
            <Button
              size="s"
              kind="quiet"
              aria-label={t('prospects.editOne', { role: PersonType })}
              onClick={onEdit}
            >
              {t('prospects.edit')}
            </Button>
            <Button
              size="s"
              kind="quiet"
              aria-label={t('prospects.removeOne', { role: PersonType })}
              onClick={onRemove}
            >
              {t('prospects.remove')}
            </Button>
          </>
        )}
        {taken && <Badge tone="moss">{t('prospects.taken')}</Badge>}
        {isClosed && <Badge>{t('prospects.closed')}</Badge>}
      </div>
      {isFitting && isRecruiting && !taken && !isClosed && <SuggestedPeople prospect={prospect} />}
    </li>
  );
}

const Holder = ({ prospect: { taken, PersonFoundID, Avatar } }: { prospect: Prospect }) =>
  taken && PersonFoundID && Avatar ? (
    <AvatarImage {...avatarOf({ UserID: PersonFoundID, avatar: Avatar })} size={48} />
  ) : (
    <VacantAvatar size={48} />
  );

function Applicants({ count }: { count: number }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  if (count === 0) return <span className="fine muted">{t('prospects.noApplicant')}</span>;
  return (
    <Link className="link small" to={paths['contribution-requests']({ lang })}>
      {t('prospects.applicants', { count })}
    </Link>
  );
}
