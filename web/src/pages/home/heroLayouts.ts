/** Layout of the figure at one size. */
export interface Layout {
  className: string;
  width: number;
  height: number;
  sun: { x: number; y: number; r: number };
  foot: { x: number; y: number };
  scale: number;
  labels: { left: number; right: number; elbow: number; size: number; detail: boolean };
}

/** Next to the text. */
export const WIDE: Layout = {
  className: 'only-d',
  width: 720,
  height: 690,
  sun: { x: 418, y: 224, r: 142 },
  foot: { x: 388, y: 654 },
  scale: 1,
  labels: { left: 206, right: 566, elbow: 26, size: 15, detail: true },
};

/** Below the text, on narrow screens. */
export const SMALL: Layout = {
  className: 'only-m',
  width: 350,
  height: 440,
  sun: { x: 184, y: 150, r: 82 },
  foot: { x: 172, y: 420 },
  scale: 0.587,
  labels: { left: 74, right: 268, elbow: 10, size: 14.5, detail: false },
};
