import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Anchor, type HeroStone, heroCairn } from './heroCairn.ts';
import { type Layout, SMALL, WIDE } from './heroLayouts.ts';

/** The annotated cairn of the hero; each label is a contribution. Both sizes share one drawing of the stones. */
export function HeroFigure({ slogan }: { slogan: number }) {
  const { t } = useTranslation('home');
  const id = useId();
  const { svg, anchors } = useMemo(() => heroCairn(`h${id}`, `home:267:${slogan}`), [id, slogan]);

  return (
    // One image made of several SVG elements cannot be an img element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="hero-fig" role="img" aria-label={t('hero.figure')}>
      <svg className="hero-stones" width="0" height="0" aria-hidden="true">
        <defs>
          <g id={`${id}stones`} dangerouslySetInnerHTML={{ __html: svg }} />
        </defs>
      </svg>
      <LaidOut layout={WIDE} anchors={anchors} stones={`#${id}stones`} />
      <LaidOut
        layout={SMALL}
        anchors={anchors.filter(({ stone }) => stone !== 'engineer')}
        stones={`#${id}stones`}
      />
    </div>
  );
}

function LaidOut({
  layout,
  anchors,
  stones,
}: {
  layout: Layout;
  anchors: readonly Anchor[];
  stones: string;
}) {
  const { className, width, height, sun, foot, scale } = layout;
  return (
    <div className={className}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        fontFamily="var(--font-text)"
        overflow="visible"
      >
        <circle cx={sun.x} cy={sun.y} r={sun.r} fill="var(--sun-disc)" />
        <use href={stones} transform={`translate(${foot.x} ${foot.y}) scale(${scale})`} />
        {anchors.map(anchor => (
          <Label key={anchor.stone} anchor={anchor} layout={layout} />
        ))}
      </svg>
    </div>
  );
}

const LIFTS: Partial<Record<HeroStone, number>> = { idea: 62, review: 40, engineer: 24 };

function Label({ anchor, layout: { foot, scale, labels } }: { anchor: Anchor; layout: Layout }) {
  const { t } = useTranslation('home');
  const right = anchor.side === 'right';
  const toward = right ? 1 : -1;
  const x = foot.x + anchor.x * scale;
  const y = foot.y + anchor.y * scale;
  const textX = right ? labels.right : labels.left;
  // Keeps the lowest labels above the darkest hill.
  const textY = y - (LIFTS[anchor.stone] ?? 16) * (labels.detail ? 1 : 0.8);
  const yours = anchor.stone === 'yours';
  // Second lines on the dark hills need the full text colour for contrast.
  const low = anchor.stone === 'idea' || anchor.stone === 'review';
  const end = right ? 'start' : 'end';

  return (
    <>
      <path
        d={`M${x} ${y}L${x + toward * labels.elbow * scale} ${textY} ${textX - toward * 10} ${textY}`}
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="1.2"
      />
      <circle cx={x} cy={y} r="3.4" fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.4" />
      <text
        x={textX}
        y={textY + (labels.detail ? -2 : 5)}
        textAnchor={end}
        fontSize={labels.size}
        fontWeight="650"
        fill={yours ? 'var(--ember-text)' : 'var(--ink)'}
      >
        {t(`hero.stones.${anchor.stone}.name`)}
      </text>
      {labels.detail && (
        <text
          x={textX}
          y={textY + 16.5}
          textAnchor={end}
          fontSize="13.5"
          fill={low ? 'var(--ink)' : 'var(--ink-2)'}
        >
          {t(`hero.stones.${anchor.stone}.detail`)}
        </text>
      )}
    </>
  );
}
