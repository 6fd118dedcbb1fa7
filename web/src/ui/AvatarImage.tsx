import './AvatarImage.css';
import plus from 'lucide-static/icons/plus.svg?raw';
import { type ReactNode, useId } from 'react';
import type { AvatarFeatures } from '#shared/avatars/avatarChoices.ts';
import { classes } from './classes.ts';
import { useDrawing } from './drawing.ts';
import { Icon } from './Icon.tsx';

export type AvatarSize = 24 | 32 | 40 | 48 | 64 | 96;

export interface AvatarImageProps {
  /** URL of a picture, name of a ready-made avatar (avatar-01 … avatar-71), the features to draw, or `nobody` for an outline. */
  of?: string | AvatarFeatures | undefined;
  /** Seed of the avatar drawn if `of` is missing: `user:{UserID}`. */
  seed?: string;
  size?: AvatarSize;
  /** Alternative text; only where no name is next to the avatar. */
  title?: string;
}

const READY_MADE = /^avatar-\d+$/;

/** Avatar of a person in a pebble-shaped frame. */
export function AvatarImage({ of, seed = 'someone', size = 40, title }: AvatarImageProps) {
  const className = classes('av', `av-${size}`);
  if (of === 'nobody') return <span className={`${className} av--nobody`} />;
  const picture = typeof of === 'string' && !READY_MADE.test(of) ? of : undefined;
  if (picture) {
    return (
      <span className={className}>
        <img src={picture} width={size} height={size} alt={title ?? ''} loading="lazy" decoding="async" />
      </span>
    );
  }
  return <DrawnFace {...{ of, seed, size, title, className }} />;
}

function DrawnFace({
  of,
  seed = 'someone',
  size,
  title,
  className,
}: AvatarImageProps & { className: string | undefined }) {
  const id = useId();
  const markup = useDrawing(({ avatar, readyMadeAvatar }) => {
    const ready = typeof of === 'string' ? readyMadeAvatar(of) : undefined;
    const choices = ready?.choices ?? (typeof of === 'object' ? of : {});
    return avatar({ seed: ready?.name ?? groundOf(of) ?? seed, size, title, ...choices }).replaceAll(
      /av\d+/g,
      `av${id}`,
    );
  });
  return <span className={className} {...markup} />;
}

/** Derives background and clothes from the chosen colours, so that an avatar looks the same in the editor and everywhere else. */
const groundOf = (of: AvatarImageProps['of']): string | undefined =>
  typeof of === 'object' ? `face:${of.skin}:${of.hairColour}` : undefined;

/** Placeholder for an open role. */
export const VacantAvatar = ({ size = 40 }: { size?: AvatarSize }) => (
  <span className={classes('av', `av-${size}`, 'av--empty')}>
    <Icon svg={plus} size="s" />
  </span>
);

export interface PersonProps extends AvatarImageProps {
  name: ReactNode;
  /** Second line: place or role. */
  detail?: ReactNode;
}

/** Avatar with a name. */
export const Person = ({ name, detail, ...face }: PersonProps) => (
  <div className="person">
    <AvatarImage {...face} />
    <span>
      <b>{name}</b>
      {detail && <small>{detail}</small>}
    </span>
  </div>
);
