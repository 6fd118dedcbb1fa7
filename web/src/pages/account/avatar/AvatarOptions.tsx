import { memo, useId } from 'react';
import type { AvatarFeatures } from '#shared/avatars/avatarChoices.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';

export interface AvatarOption {
  value: string;
  /** Description for assistive technology. */
  label: string;
  face: string | AvatarFeatures;
}

export interface AvatarOptionsProps {
  legend: string;
  options: readonly AvatarOption[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** Radio group of avatars. */
export function AvatarOptions({ legend, options, value, onChange }: AvatarOptionsProps) {
  const name = useId();
  return (
    <fieldset className="face-choices">
      <legend className="sr">{legend}</legend>
      <div className="hairs">
        {options.map(option => (
          <label key={option.value} className="hb">
            <input
              type="radio"
              className="whole"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Drawn face={option.face} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Re-renders only when the avatar looks different. */
const Drawn = memo(
  function Drawn({ face }: { face: string | AvatarFeatures }) {
    return <AvatarImage of={face} size={64} />;
  },
  (before, after) => JSON.stringify(before.face) === JSON.stringify(after.face),
);
