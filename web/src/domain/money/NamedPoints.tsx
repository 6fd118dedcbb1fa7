import { useFormat } from '#web/i18n/format.ts';
import { Written } from '#web/ui/Written.tsx';

interface NamedPointsProps {
  quantity: number;
  /** Name that the owner has given to a point of the project. */
  name: string;
  language: string | undefined;
}

/** A number of points of a project: "3 × Stone". */
export function NamedPoints({ quantity, name, language }: NamedPointsProps) {
  const format = useFormat();
  return (
    <>
      {format.number(quantity)} × <Written language={language}>{name}</Written>
    </>
  );
}
