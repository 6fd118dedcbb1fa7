import { AvatarImage, type AvatarImageProps, type AvatarSize } from '#web/ui/AvatarImage.tsx';

/** Overlapping avatars. */
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
