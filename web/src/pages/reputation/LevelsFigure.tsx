import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { classes } from '#web/ui/classes.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { stonePath } from './stones.ts';

const COLUMN = 110;
const HEIGHT = 250;
/** Rise of the ground from each level to the next, in units of the drawing. */
const RISE = 14;
const STONE = { width: 30, height: 17 } as const;
const ROW = STONE.height + 1;
const STONES_PER_ROW = 3;
/** Rows of stones that fit above the highest level. */
const ROWS = 7;

export interface LevelsFigureProps {
  levels: readonly { from: number; people: number }[];
  /** The reader's own points. */
  own?: number | undefined;
}

/** Number of people on each level, drawn as piles of stones on rising ground. */
export function LevelsFigure({ levels, own }: LevelsFigureProps) {
  const { t } = useTranslation('reputation');
  const format = useFormat();
  const most = Math.max(...levels.map(({ people }) => people));
  const perStone = Math.max(1, Math.ceil(most / (STONES_PER_ROW * ROWS)));
  const ownPlace = own === undefined ? -1 : levels.findLastIndex(({ from }) => from <= own);
  return (
    <Sheet as="figure" className="reputation-figure">
      <figcaption className="h3">{t('levels.title')}</figcaption>
      <svg viewBox={`0 0 ${COLUMN * levels.length} ${HEIGHT}`} className="levels-picture" aria-hidden="true">
        {levels.map(({ from, people }, index) => (
          <Pile
            key={from}
            {...{ from, place: index }}
            stones={Math.ceil(people / perStone)}
            isOwn={index === ownPlace}
          />
        ))}
      </svg>
      <ol className="levels">
        {levels.map(({ from, people }, index) => (
          <li key={from} className={classes(index === ownPlace && 'is-own')}>
            <b aria-hidden="true">{t('levels.from', { points: format.number(from) })}</b>
            <span className="sr">
              {t('levels.fromInWords', { count: from, points: format.number(from) })}
            </span>
            <span className="fine soft in-words">
              {t('levels.people', { count: people, people: format.number(people) })}
            </span>
            <span className="fine soft in-figures" aria-hidden="true">
              {format.number(people)}
            </span>
            {index === ownPlace && <span className="fine here">{t('levels.here')}</span>}
          </li>
        ))}
      </ol>
      <p className="levels-scale fine soft">{t('levels.scale', { count: perStone })}</p>
    </Sheet>
  );
}

interface PileProps {
  from: number;
  place: number;
  stones: number;
  isOwn: boolean;
}

function Pile({ from, place, stones, isOwn }: PileProps) {
  const ground = HEIGHT - 24 - place * RISE;
  const middle = (place + 0.5) * COLUMN;
  const shown = Array.from({ length: stones }, (_, index) => {
    const row = Math.floor(index / STONES_PER_ROW);
    const inRow = Math.min(STONES_PER_ROW, stones - row * STONES_PER_ROW);
    const x = middle + ((index % STONES_PER_ROW) - (inRow - 1) / 2) * (STONE.width + 1);
    return { ...STONE, x, y: ground - row * ROW, seed: `${from} ${index}` };
  });
  return (
    <>
      <path
        className="ground"
        d={`M${place * COLUMN} ${ground}H${(place + 1) * COLUMN}V${HEIGHT}H${place * COLUMN}Z`}
      />
      {shown.map((stone, index) => (
        <path
          key={stone.seed}
          className={isOwn && index === stones - 1 ? 'own stone' : 'stone'}
          d={stonePath(stone)}
        />
      ))}
    </>
  );
}
