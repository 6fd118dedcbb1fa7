import '#web/ui/Tabs.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { TabCount } from '#web/ui/AnchorTabs.tsx';
import { scrollIntoRow } from './scrollIntoRow.ts';

export interface TabOption<Value extends string> {
  value: Value;
  label: string;
  count?: number;
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly TabOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Tab panel; arrow keys, Home and End move between the tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find(tab => tab.value === value);

  // A count that arrives later moves the tabs after it.
  const widths = tabs.map(({ label, count }) => `${label} ${count}`).join();
  useEffect(() => {
    if (widths) scrollIntoRow(list.current, tabIn(list.current, value));
  }, [value, widths]);

  function move(event: KeyboardEvent) {
    const index = tabs.findIndex(tab => tab.value === value);
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    tabIn(list.current, next.value)?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map(tab => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onKeyDown={move}
            onClick={() => onChange(tab.value)}
          >
            {tab.label} <TabCount count={tab.count} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {chosen?.panel}
      </div>
    </>
  );
}

const tabIn = (list: HTMLElement | null, value: string) =>
  list?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
