import type { Me, ProfileChange } from '#shared/entities/author.ts';
import { useMutation } from '#web/api/hooks.ts';
import { Switch } from '#web/ui/Choice.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Choices of the profile that are on or off. */
type Choice = { [Name in keyof Me]: boolean extends Me[Name] ? Name : never }[keyof Me] & keyof ProfileChange;

export interface ProfileSwitchProps {
  me: Me;
  choice: Choice;
  /** Hash of the section. */
  anchor: string;
  texts: Record<'title' | 'lead' | 'label' | 'on' | 'off' | 'notSaved', string>;
}

/** A section with one switch, which applies immediately. */
export function ProfileSwitch({ me, choice, anchor, texts }: ProfileSwitchProps) {
  const toast = useToast();
  const update = useMutation('updateMe', ['getMe'], { notDone: texts.notSaved });

  async function change(wanted: boolean) {
    const { error } = await update.run({ body: { [choice]: wanted } });
    if (!error) toast.show({ kind: 'success', title: wanted ? texts.on : texts.off });
  }
  return (
    <ProfileSection anchor={anchor} title={texts.title} lead={texts.lead}>
      <Switch
        label={texts.label}
        checked={me[choice]}
        disabled={update.isBusy}
        onChange={event => void change(event.target.checked)}
      />
    </ProfileSection>
  );
}
