import mail from 'lucide-static/icons/mail.svg?raw';
import notebookPen from 'lucide-static/icons/notebook-pen.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { ContactButtons } from '#web/domain/contact/ContactButtons.tsx';
import { type ContactAction, useContactActions } from '#web/domain/contact/useContactActions.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DateText, RelativeTime } from '#web/ui/Time.tsx';
import { Written } from '#web/ui/Written.tsx';
import type { ContactTab } from './contactTabs.ts';
import type { ListedPerson } from './listedPerson.ts';
import { NoteForm } from './NoteForm.tsx';

/** Actions after which the person is in another list: the row disappears immediately and returns if the action fails. */
const LEAVING: readonly ContactAction[] = ['accept', 'reject', 'withdraw', 'unblock'];

export interface ContactRowProps {
  tab: ContactTab;
  person: ListedPerson;
  /** The row is about to disappear. */
  onLeave: () => void;
}

/** A person with the user's note and the actions that apply. */
export function ContactRow({ tab, person: { user, state, at, note }, onLeave }: ContactRowProps) {
  const { t } = useTranslation('contacts');
  const lang = useLanguage();
  const placeOf = usePlace();
  const name = nameOf(user, lang);
  const { run, running } = useContactActions(user.UserID, name);
  const [isGone, setGone] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const keepsNotes = tab === 'contacts' || tab === 'interacted';

  async function act(action: ContactAction) {
    const leaves = LEAVING.includes(action);
    if (leaves) {
      onLeave();
      setGone(true);
    }
    const isDone = await run(action);
    if (!isDone) setGone(false);
    if (isDone && !leaves) onLeave();
  }

  if (isGone) return null;
  return (
    <li>
      <div className="person">
        <AvatarImage {...avatarOf(user)} size={48} />
        <span>
          <b>
            <PersonLink className="plain-link" person={user} />
          </b>
          <small>{placeOf(user)}</small>
        </span>
      </div>
      {at && tab !== 'interacted' && (
        <p className="fine muted contact-when">
          {t(`since.${tab}`)}{' '}
          {tab === 'contacts' ? <DateText at={at} dateStyle="long" /> : <RelativeTime at={at} />}
        </p>
      )}
      <ContactButtons
        name={name}
        state={state}
        running={running}
        onAction={act}
        first={
          keepsNotes && (
            <LinkButton
              size="s"
              icon={mail}
              to={paths.messages({ lang, query: { view: 'new', to: user.UserID } })}
              aria-label={t('actions.writeTo', { name })}
            >
              {t('actions.write')}
            </LinkButton>
          )
        }
      >
        {keepsNotes && (
          <button
            type="button"
            aria-label={t(note ? 'note.editFor' : 'note.addFor', { name })}
            onClick={() => setNoting(true)}
          >
            <Icon svg={notebookPen} />
            {t(note ? 'note.edit' : 'note.add')}
          </button>
        )}
      </ContactButtons>
      {note && keepsNotes && (
        <p className="note contact-note">
          <span className="sr">{t('note.yours')}: </span>
          <Written>{note}</Written>
        </p>
      )}
      <Dialog open={isNoting} onClose={() => setNoting(false)} title={t('note.title', { name })}>
        <NoteForm ContactedUserID={user.UserID} note={note ?? ''} onClose={() => setNoting(false)} />
      </Dialog>
    </li>
  );
}
