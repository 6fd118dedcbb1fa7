import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { message as settings } from '#shared/correspondence.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { RemovableChip } from '#web/ui/Chip.tsx';
import { Checkbox, ChoiceGroup } from '#web/ui/Choice.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';

export interface TeamRecipientsProps {
  project: ProjectID;
  chosen: readonly UserID[];
  error: string | undefined;
  onChoose: (people: UserID[]) => void;
  /** Goes back to the search for one person. */
  onRemove: () => void;
}

/** The people of a project who get a message, at first everyone but the caller; each gets their own. */
export function TeamRecipients({ project, chosen, error, onChoose, onRemove }: TeamRecipientsProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const { user } = useSession();
  const { data: boards } = useQuery('listTaskBoards', {});
  const { data: team, error: problem, mutate } = useQuery('listTeamMembers', { ProjectID: project });
  const people = team?.items.filter(one => one.UserID !== user?.UserID && !isFormerMember(one));
  const name = boards?.items.find(({ ProjectID }) => ProjectID === project)?.shortName ?? '';
  const most = settings.recipients;

  const chooseEveryone = useEffectEvent(() => {
    if (people && chosen.length === 0) onChoose(people.slice(0, most).map(({ UserID }) => UserID));
  });
  const isLoaded = people !== undefined;
  useEffect(() => {
    if (isLoaded) chooseEveryone();
  }, [isLoaded]);

  return (
    <ChoiceGroup legend={t('compose.to')} error={error}>
      <div className="picked">
        <RemovableChip onRemove={onRemove}>{t('compose.team', { project: name })}</RemovableChip>
      </div>
      {people ? (
        <div className="team-people">
          {people.map(person => {
            const isChosen = chosen.includes(person.UserID);
            return (
              <Checkbox
                key={person.UserID}
                label={<span {...written()}>{nameOf(person, lang)}</span>}
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() =>
                  onChoose(isChosen ? chosen.filter(id => id !== person.UserID) : [...chosen, person.UserID])
                }
              />
            );
          })}
        </div>
      ) : problem ? (
        <LoadError error={problem} onAgain={() => void mutate()} />
      ) : (
        <Skeleton />
      )}
      <p className="fine muted">
        {people?.length === 0
          ? t('compose.emptyTeam')
          : people && people.length > most
            ? `${t('compose.eachOwn')} ${t('compose.atMost', { count: most })}`
            : t('compose.eachOwn')}
      </p>
    </ChoiceGroup>
  );
}
