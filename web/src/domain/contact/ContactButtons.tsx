import './ContactButtons.css';
import ban from 'lucide-static/icons/ban.svg?raw';
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw';
import userMinus from 'lucide-static/icons/user-minus.svg?raw';
import userPlus from 'lucide-static/icons/user-plus.svg?raw';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import type { ContactState } from './contactState.ts';
import type { ContactAction } from './useContactActions.ts';

type DirectAction = Exclude<ContactAction, 'remove' | 'block'>;

/** The buttons of each state. Removing and blocking are in the menu and ask for a confirmation. */
const BUTTONS: Record<
  ContactState,
  readonly ({ action: DirectAction } & Pick<ButtonProps, 'kind' | 'icon'>)[]
> = {
  none: [{ action: 'add', icon: userPlus }],
  interacted: [{ action: 'add', icon: userPlus }],
  received: [{ action: 'reject', kind: 'quiet' }, { action: 'accept' }],
  sent: [{ action: 'withdraw', kind: 'quiet' }],
  accepted: [],
  blocked: [{ action: 'unblock' }],
};

export interface ContactButtonsProps {
  name: string;
  state: ContactState;
  running: ContactAction | undefined;
  onAction: (action: ContactAction) => Promise<unknown>;
  /** The action that is taken most, before the other buttons. */
  first?: ReactNode;
  /** More entries at the top of the menu. */
  children?: ReactNode;
}

/** The actions that the state of a contact allows. */
export function ContactButtons({ name, state, running, onAction, first, children }: ContactButtonsProps) {
  const { t } = useTranslation('contacts');
  const [asking, setAsking] = useState<'remove' | 'block'>();

  async function confirm(action: 'remove' | 'block') {
    await onAction(action);
    setAsking(undefined);
  }

  return (
    <div className="contact-buttons">
      {first}
      {BUTTONS[state].map(({ action, ...look }) => (
        <Button
          key={action}
          size="s"
          {...look}
          busy={running === action && t(`actions.${action}Busy`)}
          aria-label={running === action ? undefined : t(`actions.${action}One`, { name })}
          onClick={() => void onAction(action)}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
      {state !== 'blocked' && (
        <Menu
          align="end"
          buttonClassName="ib"
          label={t('actions.more', { name })}
          button={<Icon svg={ellipsis} />}
        >
          {children}
          {state === 'accepted' && (
            <button type="button" onClick={() => setAsking('remove')}>
              <Icon svg={userMinus} />
              {t('actions.remove')}
            </button>
          )}
          <button type="button" onClick={() => setAsking('block')}>
            <Icon svg={ban} />
            {t('actions.block')}
          </button>
        </Menu>
      )}
      {(['remove', 'block'] as const).map(action => (
        <ConfirmDialog
          key={action}
          open={asking === action}
          title={t(`${action}.title`, { name })}
          cancel={t(`${action}.cancel`)}
          confirm={t(`${action}.confirm`)}
          danger
          busy={running === action && t(`${action}.busy`)}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => void confirm(action)}
        >
          {t(`${action}.text`, { name })}
        </ConfirmDialog>
      ))}
    </div>
  );
}
