import columns from 'lucide-static/icons/columns-3.svg?raw';
import rows from 'lucide-static/icons/rows-3.svg?raw';
import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import search from 'lucide-static/icons/text-search.svg?raw';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Dialog, DialogFoot } from '#web/ui/overlays/Dialog.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { countAll, countFurther, type FiltersProps, FurtherFilters, QuickFilters } from './Filters.tsx';
import type { View } from './useTasksPage.ts';

export interface ToolbarProps extends FiltersProps {
  onView: (view: View) => void;
  /** Clears all filters. */
  clear: () => void;
}

/**
 * Filters of the tasks, and the choice between board and list, in one row. Further filters are in a second row behind a button; on
 * phones, all filters are in a dialog behind one.
 */
export function Toolbar(props: ToolbarProps) {
  const { t } = useTranslation('tasks');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSheet, setSheet] = useState(false);
  const { view, onView } = props;

  return (
    <search className="ttools">
      <div className="tbar">
        <div className="only-d tquick">
          <SearchTasks {...props} />
          <QuickFilters {...props} />
          <FiltersButton
            count={countFurther(props)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
        </div>
        <div className="only-m">
          <FiltersButton count={countAll(props)} aria-haspopup="dialog" onClick={() => setSheet(true)} />
        </div>
        <Segmented
          label={t('view.label')}
          value={view}
          onChange={onView}
          options={[
            { value: 'board', label: <ViewLabel icon={columns} text={t('view.board')} /> },
            { value: 'list', label: <ViewLabel icon={rows} text={t('view.list')} /> },
          ]}
        />
      </div>
      <div className="only-d tfurther" id={id} hidden={!isOpen}>
        <FurtherFilters {...props} />
      </div>
      {isSheet && (
        <Dialog open onClose={() => setSheet(false)} title={t('filter.label')} disposable>
          <div className="tsheet">
            <SearchTasks {...props} />
            <div className="row row-2 wrapx">
              <QuickFilters {...props} />
            </div>
            <FurtherFilters {...props} />
          </div>
          <DialogFoot>
            <Button kind="quiet" onClick={props.clear}>
              {t('noMatch.action')}
            </Button>
            <Button kind="moss" onClick={() => setSheet(false)}>
              {t('filter.done')}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </search>
  );
}

interface FiltersButtonProps {
  /** Filters that are on. */
  count: number;
  onClick: () => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog';
}

function FiltersButton({ count, ...button }: FiltersButtonProps) {
  const { t } = useTranslation('tasks');
  return (
    <Button size="s" icon={sliders} {...button}>
      {t('filter.label')} {count > 0 && <Count value={count} tone="moss" />}
    </Button>
  );
}

function SearchTasks({ filter, onFilter }: FiltersProps) {
  const { t } = useTranslation('tasks');
  return (
    <TextField
      label={<span className="sr">{t('filter.search')}</span>}
      className="field--bare tsearch"
      size="s"
      type="search"
      icon={search}
      placeholder={t('filter.search')}
      value={filter.search}
      maxLength={100}
      onChange={({ target }) => onFilter({ search: target.value })}
    />
  );
}

const ViewLabel = ({ icon, text }: { icon: string; text: string }) => (
  <>
    <Icon svg={icon} size="s" />
    {text}
  </>
);
