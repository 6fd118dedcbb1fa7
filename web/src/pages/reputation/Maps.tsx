import { useTranslation } from 'react-i18next';
import type { ApiOutput } from '#web/api/request.ts';
import { LevelsFigure } from './LevelsFigure.tsx';
import { SourcesFigure } from './SourcesFigure.tsx';

export interface MapsProps {
  map: ApiOutput<'getReputationMap'>;
  /** The reader's own points. */
  own: number | undefined;
}

/** The maps of all people's points, which load with the code that draws stones. */
export function Maps({ map, own }: MapsProps) {
  const { t } = useTranslation('reputation');
  return (
    <div className="reputation-maps">
      <SourcesFigure title={t('sources.title')} sources={map.sources} />
      <LevelsFigure levels={map.levels} own={own} />
    </div>
  );
}
