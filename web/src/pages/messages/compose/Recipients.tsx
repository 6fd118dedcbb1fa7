import type { ContactPerson } from '#shared/entities/contact.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { RecipientPicker } from './RecipientPicker.tsx';
import { TeamRecipients } from './TeamRecipients.tsx';
import type { Composer } from './useComposer.ts';

interface RecipientsProps {
  composer: Pick<Composer, 'values' | 'set'>;
  /** The one recipient, if there is no project. */
  person: ContactPerson | undefined;
  setPerson: (person: ContactPerson | undefined) => void;
  error: string | undefined;
}

/** Recipients of a message: one person, or people of one project. */
export function Recipients({ composer: { values, set }, person, setPerson, error }: RecipientsProps) {
  const { project, recipient, others } = values;

  function choose([first = '', ...more]: readonly string[], one?: ContactPerson) {
    setPerson(one);
    set('recipient', first);
    set('others', more);
  }

  if (project)
    return (
      <TeamRecipients
        project={project as ProjectID}
        chosen={[recipient, ...others].filter(Boolean) as UserID[]}
        error={error}
        onChoose={ids => choose(ids)}
        onRemove={() => {
          set('project', '');
          choose([]);
        }}
      />
    );
  return (
    <RecipientPicker
      person={person}
      error={error}
      onChoose={chosen => choose(chosen ? [chosen.UserID] : [], chosen)}
      onChooseTeam={chosen => set('project', chosen)}
    />
  );
}
