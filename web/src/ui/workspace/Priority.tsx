import './Priority.css';

/** From 0 (none) to 5 (highest). */
export type PriorityLevel = 0 | 1 | 2 | 3 | 4 | 5;

export interface PriorityProps {
  level: PriorityLevel;
  /** Name of the level: "High". */
  label: string;
}

const STONES = [
  { x: 0.6, y: 15.6, width: 20 },
  { x: 3.2, y: 11.6, width: 17 },
  { x: 3.35, y: 7.6, width: 14.5 },
  { x: 5.95, y: 3.6, width: 11.5 },
  { x: 6.1, y: -0.4, width: 9 },
] as const;

const COLOURS = [
  '',
  'var(--stone-500)',
  'var(--stone-500)',
  'var(--moss)',
  'var(--ember-mark)',
  'var(--ember-mark)',
] as const;

/** Five stacked stones filled up to the level, with its name. */
export const Priority = ({ level, label }: PriorityProps) => (
  <span className="prio">
    <svg width="22" height="20" viewBox="0 0 22 20" aria-hidden="true">
      {STONES.map((stone, index) => (
        <rect
          key={stone.y}
          {...stone}
          height="3.2"
          rx="1.6"
          strokeWidth=".8"
          fill={index < level ? COLOURS[level] : 'none'}
          stroke={index < level ? 'none' : 'var(--stone-400)'}
        />
      ))}
    </svg>
    <span>{label}</span>
  </span>
);
