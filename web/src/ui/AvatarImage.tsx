import './AvatarImage.css';
import plus from 'lucide-static/icons/plus.svg?raw';
import { type ReactNode, useId } from 'react';
import type { AvatarFeatures } from '#shared/drawings/avatarChoices.ts';
import { classes } from './classes.ts';
import { useDrawing } from './drawing.ts';
import { Icon } from './Icon.tsx';

export type AvatarSize = 24 | 32 | 40 | 48 | 64 | 96;

export interface AvatarImageProps {
  /** An address of a picture, the name of a ready-made face (avatar-01 … avatar-71), or own choices. */
  of?: string | AvatarFeatures | undefined;
  /** Draws a face where `of` is missing: `user:{UserID}`. */
  seed?: string;
  size?: AvatarSize;
  /** Only where no name stands beside the face. */
  title?: string;
}

const READY_MADE = /^avatar-\d+$/;

/** Somebody's face in a pebble. */
export function AvatarImage({ of, seed = 'someone', size = 40, title }: AvatarImageProps) {
  const className = classes('av', `av-${size}`);
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

/** Ground and clothes of a face follow from its colours: it looks the same while it is made, and wherever it stands later. */
const groundOf = (of: AvatarImageProps['of']): string | undefined =>
  typeof of === 'object' ? `face:${of.skin}:${of.hairColour}` : undefined;

/** A place that is still free. */
export const VacantAvatar = ({ size = 40 }: { size?: AvatarSize }) => (
  <span className={classes('av', `av-${size}`, 'av--empty')}>
    <Icon svg={plus} size="s" />
  </span>
);

/** Several faces, one over the other. */
export const AvatarStack = ({
  people,
  size = 40,
}: {
  people: readonly AvatarImageProps[];
  size?: AvatarSize;
}) => (
  <span className="avs">
    {people.map((person, index) => (
      <AvatarImage key={person.seed ?? index} {...person} size={size} />
    ))}
  </span>
);

export interface PersonProps extends AvatarImageProps {
  name: ReactNode;
  /** A second line: a place, a role. */
  detail?: ReactNode;
}

/** A face with its name. */
export const Person = ({ name, detail, ...face }: PersonProps) => (
  <div className="person">
    <AvatarImage {...face} />
    <span>
      <b>{name}</b>
      {detail && <small>{detail}</small>}
    </span>
  </div>
);
