/**
 * Replaces the global `Date` by one whose present is `ahead` milliseconds after the machine's. Dates that are given are not
 * changed. Returns a function that puts the machine's back.
 */
export function shiftDate(ahead: () => number): () => void {
  const RealDate = Date;
  const now = () => RealDate.now() + ahead();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
