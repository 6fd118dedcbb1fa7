import search from 'lucide-static/icons/search.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactPerson } from '#shared/entities/contact.ts';
import { foldText } from '#shared/foldText.ts';
import { nameOf, searchedNameOf } from '#shared/fullName.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isFoundByName } from '#shared/nameWords.ts';
import { plans } from '#shared/plans.ts';
import { useQuery } from '#web/api/hooks.ts';
import { type KnownPeople, useKnownPeople } from '#web/domain/contact/useKnownPeople.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { RemovableChip } from '#web/ui/Chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { written } from '#web/ui/Written.tsx';

const SHOWN = 6;
const SHOWN_TEAMS = 3;

export interface RecipientPickerProps {
  person: ContactPerson | undefined;
  error: string | undefined;
  onChoose: (person: ContactPerson | undefined) => void;
  /** Writes to people of a project. */
  onChooseTeam: (project: ProjectID) => void;
}

/** The recipient of a message, found by name among the caller's contacts, the people they work with and their teams. */
export function RecipientPicker({ person, error, onChoose, onChooseTeam }: RecipientPickerProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const [isChanging, setChanging] = useState(false);

  if (person) {
    return (
      <Field label={t('compose.to')} error={error}>
        {({ id }) => (
          <div className="picked" id={id}>
            <AvatarImage {...avatarOf(person)} size={32} />
            <RemovableChip
              onRemove={() => {
                setChanging(true);
                onChoose(undefined);
              }}
            >
              {nameOf(person, lang)}
            </RemovableChip>
          </div>
        )}
      </Field>
    );
  }
  return <PeopleSearch {...{ error, onChoose, onChooseTeam }} isFocused={isChanging} />;
}

/** Until the search for `typed` has been answered, those of the last result who are found by it. */
function usePeople(typed: string): KnownPeople {
  const { people, isLoading } = useKnownPeople(typed, SHOWN);
  return {
    people: isLoading ? people.filter(person => isFoundByName(searchedNameOf(person), typed)) : people,
    isLoading,
  };
}

interface PeopleSearchProps {
  error: string | undefined;
  isFocused: boolean;
  onChoose: (person: ContactPerson) => void;
  onChooseTeam: RecipientPickerProps['onChooseTeam'];
}

/** The caller's teams whose project has what was typed in its name. */
function useTeams(typed: string) {
  const { data } = useQuery('listTaskBoards', {});
  const wanted = foldText(typed);
  return (data?.items ?? [])
    .filter(({ shortName }) => foldText(shortName).includes(wanted))
    .slice(0, SHOWN_TEAMS);
}

function PeopleSearch({ error, isFocused, onChoose, onChooseTeam }: PeopleSearchProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { people, isLoading } = usePeople(typed.trim());
  const teams = useTeams(typed.trim());
  const { data: me } = useQuery('getMe', {});
  const writesToStrangers = me && plans[me.planTypeId].writesToStrangers;
  const shown = [
    ...people.slice(0, SHOWN).map(person => ({
      key: person.UserID,
      icon: <AvatarImage {...avatarOf(person)} size={32} />,
      name: nameOf(person, lang),
      choose: () => onChoose(person),
    })),
    ...teams.map(({ ProjectID, shortName }) => ({
      key: ProjectID,
      icon: <Icon svg={users} />,
      name: t('compose.everyone', { project: shortName }),
      choose: () => onChooseTeam(ProjectID),
    })),
  ];
  const optionId = (place: number) => `${list}-${place}`;

  function onKeyDown(event: KeyboardEvent) {
    const chosen = shown[active];
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      chosen?.choose();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || shown.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive(isOpen ? (active + step + shown.length) % shown.length : 0);
  }

  return (
    <Field
      label={t('compose.to')}
      error={error}
      hint={t(writesToStrangers ? 'compose.toHintAnyone' : 'compose.toHint')}
    >
      {control => (
        <div className="inwell picker">
          <Icon svg={search} />
          <input
            {...control}
            className="input"
            name="recipient"
            type="text"
            role="combobox"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that removed the person
            autoFocus={isFocused}
            aria-expanded={isOpen}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && shown[active] ? optionId(active) : undefined}
            placeholder={t('compose.toPlaceholder')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
          <div
            id={list}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show avatars or be searched
            role="listbox"
            tabIndex={-1}
            aria-label={t('compose.to')}
            hidden={!isOpen}
            className="menu picker-list"
          >
            {shown.map(({ key, icon, name, choose }, index) => (
              <div
                key={key}
                id={optionId(index)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list above
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={classes('picker-option', index === active && 'is-active')}
                onPointerDown={event => {
                  event.preventDefault();
                  choose();
                }}
              >
                <span className="picker-icon">{icon}</span>
                <span {...written()}>{name}</span>
              </div>
            ))}
            {shown.length === 0 && !isLoading && <p className="soft small">{t('compose.nobody')}</p>}
          </div>
        </div>
      )}
    </Field>
  );
}
