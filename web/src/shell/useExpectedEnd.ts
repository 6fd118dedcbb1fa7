import { minute } from '#shared/time.ts';
import { useMaintenance } from '#web/api/useMaintenance.ts';
import { useNow } from '#web/api/useNow.ts';
import { useFormat } from '#web/i18n/format.ts';

/** Expected end of the maintenance: `until` a time, with the visitor's time zone, `late` if it has passed, `soon` if unknown. */
export function useExpectedEnd(): { kind: 'soon' | 'until' | 'late'; time: string } {
  const { isOn, until } = useMaintenance();
  const format = useFormat();
  const now = useNow(minute);
  if (!isOn || !until) return { kind: 'soon', time: '' };
  return { kind: Date.parse(until) > now ? 'until' : 'late', time: format.date(until, 'zonedMoment') };
}
