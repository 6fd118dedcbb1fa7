import { useTranslation } from 'react-i18next';
import type { AwardKind, PointsByKind } from '#shared/entities/award.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { stonePath } from './stones.ts';

const WIDTH = 340;
const HEIGHT = 52;
/** The smallest width of a stone, so that each can be seen. */
const SMALLEST = 46;

export interface SourcesFigureProps {
  title: string;
  sources: PointsByKind;
}

/** Sources of points, as a cairn: the more points, the wider the stone, and the widest lies at the bottom. */
export function SourcesFigure({ title, sources }: SourcesFigureProps) {
  const { t } = useTranslation('reputation');
  const format = useFormat();
  const all = sources.reduce((sum, { points }) => sum + points, 0);
  const most = Math.max(...sources.map(({ points }) => points));
  const stones = sources.filter(({ points }) => points > 0).toSorted((a, b) => a.points - b.points);
  return (
    <Sheet as="figure" className="reputation-figure">
      <figcaption className="h3">{title}</figcaption>
      {stones.length === 0 ? (
        <p className="soft">{t('sources.none')}</p>
      ) : (
        <ul className="sources">
          {stones.map(({ kind, points }) => (
            <li key={kind}>
              <SourceStone kind={kind} share={points / most} />
              <span>
                <b>{t(`kinds.${kind}`)}</b>
                <span className="fine soft">
                  <Facts>
                    {t('sources.points', { count: points, points: format.number(points) })}
                    {points / all < 0.005 ? t('sources.little') : format.share(points / all)}
                  </Facts>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function SourceStone({ kind, share }: { kind: AwardKind; share: number }) {
  const width = SMALLEST + share * (WIDTH - SMALLEST - 4);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="source-stone" aria-hidden="true">
      <path d={stonePath({ x: WIDTH / 2, y: HEIGHT, width, height: HEIGHT - 2, seed: kind })} />
    </svg>
  );
}
