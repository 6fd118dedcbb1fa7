import { describe, expect, test } from 'vitest';
import { addToast, completeToast, goesWith, shownToasts, type Toast, type ToastOptions } from './toasts.ts';

const add = (all: readonly ToastOptions[]): readonly Toast[] =>
  all.reduce<readonly Toast[]>((toasts, options, id) => addToast(toasts, completeToast(id, options)), []);
const titles = (toasts: readonly Toast[]) => toasts.map(({ title }) => title);

describe('Toasts', () => {
  test('are shown three at a time, newest first', () => {
    const toasts = add(['a', 'b', 'c', 'd'].map(title => ({ kind: 'info', title })));
    expect(titles(shownToasts(toasts))).toEqual(['d', 'c', 'b']);
    expect(titles(toasts)).toContain('a');
  });

  test('are ordered below toasts of a higher priority', () => {
    const toasts = add([
      { kind: 'error', title: 'down', priority: 'highest' },
      ...['a', 'b', 'c', 'd'].map((title): ToastOptions => ({ kind: 'info', title })),
    ]);
    expect(titles(shownToasts(toasts))).toEqual(['down', 'd', 'c']);
  });

  test('replace the previous toast with the same key', () => {
    expect(
      titles(
        add([
          { kind: 'info', title: 'Saved 1 s ago', key: 'saved' },
          { kind: 'info', title: 'Saved 2 s ago', key: 'saved' },
        ]),
      ),
    ).toEqual(['Saved 2 s ago']);
  });

  test('go with the one that replaced them, and stay when an older one is dismissed at the same moment', () => {
    const [first, second, other] = ['outcome', 'outcome', 'other'].map((key, id) =>
      completeToast(id, { kind: 'info', title: `${key} ${id}`, key }),
    ) as [Toast, Toast, Toast];
    expect([first, second, other].filter(one => goesWith(one, second))).toEqual([first, second]);
    expect([first, second, other].filter(one => goesWith(one, first))).toEqual([first]);
  });

  test('stay for the duration of their kind, at least one second, or until dismissed', () => {
    expect(completeToast(0, { kind: 'success', title: 'x' }).duration).toBe(3000);
    expect(completeToast(0, { kind: 'error', title: 'x' }).duration).toBe(10_000);
    const action = { label: 'Undo', run: () => undefined };
    expect(completeToast(0, { kind: 'success', title: 'x', action }).duration).toBe(15_000);
    expect(completeToast(0, { kind: 'info', title: 'x', duration: 5 }).duration).toBe(1000);
    expect(completeToast(0, { kind: 'info', title: 'x', duration: false }).duration).toBe(false);
  });
});
