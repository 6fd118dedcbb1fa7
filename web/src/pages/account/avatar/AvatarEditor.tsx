import './AvatarEditor.css';
import dices from 'lucide-static/icons/dices.svg?raw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AVATAR_CHOICES, HAIR, SKIN } from '#shared/avatars/avatarChoices.ts';
import type { AvatarChoices, DrawnAvatar } from '#shared/entities/avatar.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Swatches } from '#web/ui/fields/Swatch.tsx';
import { Written } from '#web/ui/Written.tsx';
import { AvatarOptions } from './AvatarOptions.tsx';
import { choicesOf, randomAvatar } from './avatars.ts';
import { OptionChips } from './OptionChips.tsx';
import { ReadyMadeAvatars } from './ReadyMadeAvatars.tsx';

export interface AvatarEditorProps {
  value: DrawnAvatar;
  onChange: (avatar: DrawnAvatar) => void;
  /** Shows the user as others will see them; last of the options. */
  preview: ReactNode;
  /** Heading of the editor with its subtitle. */
  title: ReactNode;
}

/** Edits an avatar by eight features, at random, or by picking a ready-made one. */
export function AvatarEditor({ value, onChange, preview, title }: AvatarEditorProps) {
  const { t } = useTranslation('account');
  const choices = choicesOf(value);
  const isDrawn = value.kind === 'drawn';
  const change = (part: Partial<AvatarChoices>) =>
    onChange({ kind: 'drawn', choices: { ...choices, ...part } });

  const chips = (name: Part, title: string) => (
    <OptionChips
      legend={title}
      value={choices[name]}
      onChange={chosen => change({ [name]: chosen })}
      options={AVATAR_CHOICES[name].map(option => ({
        value: option,
        label: words(t, name, option),
      }))}
    />
  );

  return (
    <div className="sav">
      <div className="savhead">
        <div>{title}</div>
        <Button size="s" icon={dices} onClick={() => onChange(randomAvatar())}>
          {t('face.surprise')}
        </Button>
      </div>
      <div className="savtop">
        <div className="face-big">
          <AvatarImage of={isDrawn ? choices : value.name} size={96} title={t('face.yours')} />
        </div>
        <AvatarOptions
          legend={t('face.hair.title')}
          value={choices.hair}
          onChange={hair => change({ hair: AVATAR_CHOICES.hair.find(style => style === hair) })}
          options={AVATAR_CHOICES.hair.map(hair => ({
            value: hair,
            label: t(`face.hair.${hair}`),
            face: { ...choices, hair },
          }))}
        />
      </div>
      <div className="opts">
        {chips('gender', t('face.gender.title'))}
        {chips('age', t('face.age.title'))}
        <Swatches
          legend={t('face.skin.title')}
          value={String(choices.skin)}
          onChange={skin => change({ skin: Number(skin) })}
          options={SKIN.map(([colour], index) => ({
            value: String(index),
            colour,
            label: t(`face.skin.${skinNames[index] ?? 'tan'}`),
          }))}
        />
        <Swatches
          legend={t('face.hairColour.title')}
          value={String(choices.hairColour)}
          onChange={hairColour => change({ hairColour: Number(hairColour) })}
          options={HAIR.map(([colour], index) => ({
            value: String(index),
            colour,
            label: t(`face.hairColour.${hairNames[index] ?? 'brown'}`),
          }))}
        />
        {chips('face', t('face.face.title'))}
        {chips('eyes', t('face.eyes.title'))}
        {chips('expression', t('face.expression.title'))}
        {chips('extra', t('face.extra.title'))}
        <div className="opt">
          <span className="label">{t('face.preview')}</span>
          <Written>{preview}</Written>
        </div>
      </div>
      <ReadyMadeAvatars
        value={isDrawn ? undefined : value.name}
        onChange={name => onChange({ kind: 'ready', name })}
      />
    </div>
  );
}

const skinNames = ['porcelain', 'light', 'sand', 'tan', 'olive', 'brown', 'dark'] as const;
const hairNames = ['black', 'darkBrown', 'brown', 'red', 'blond', 'grey', 'white', 'green'] as const;

type Part = 'gender' | 'age' | 'face' | 'eyes' | 'expression' | 'extra';
type Say = ReturnType<typeof useTranslation<'account'>>['t'];

/** Label of one option of a feature. */
function words<Name extends Part>(t: Say, part: Name, option: (typeof AVATAR_CHOICES)[Name][number]): string {
  return t(`face.${part}.${option}` as 'face.gender.female'); // one of the keys that part and option form
}
