import { useState } from 'react';
import { Alert } from '#web/ui/Alert.tsx';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CardSkeleton } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { LoadMore, Pagination } from '#web/ui/Pagination.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Stats } from '#web/ui/Stat.tsx';
import { DateText, Money } from '#web/ui/Time.tsx';
import { Steps } from '#web/ui/workspace/Steps.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';
import { Tabs } from '#web/ui/workspace/Tabs.tsx';

const nothing = () => undefined;

export const AlertsSample = () => (
  <div className="stackv gap-3">
    <Alert kind="success" title="Your idea is on its way" onDismiss={nothing}>
      A person reads it and answers in one to two days.
    </Alert>
    <Alert kind="warning" title="This order expires in four minutes" onDismiss={nothing}>
      Finish the payment, or start again later.
    </Alert>
    <Alert kind="error" title="The server cannot be reached" onDismiss={nothing}>
      We try again by ourselves. What you typed is kept on this device.
    </Alert>
    <Alert kind="info" title="Maren accepted your request" onDismiss={nothing}>
      You are now the hydrologist of Tidewatch.
    </Alert>
    <Alert kind="neutral" title="We keep little on this device" action={<Button size="s">Got it</Button>}>
      What keeps you signed in, and your language.
    </Alert>
  </div>
);

export function FloatingSample() {
  const toast = useToast();
  const [confirming, setConfirming] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <div className="row wrapx">
      <Menu buttonClassName="btn" button="Open a menu">
        <a href="#main">Edit profile</a>
        <a href="#main">Membership</a>
        <hr />
        <button type="button">Sign out</button>
      </Menu>
      <Button onClick={() => setOpen(true)}>Open a dialogue</Button>
      <Button onClick={() => setConfirming(true)}>Ask first</Button>
      <Button
        onClick={() =>
          toast.show({
            kind: 'success',
            title: 'Text alerts in Spanish: done',
            text: 'Moved to review by Mei.',
          })
        }
      >
        Show a toast
      </Button>
      <Button
        onClick={() =>
          toast.show({
            kind: 'error',
            title: 'The payment did not go through',
            text: 'Nothing was taken.',
            priority: 'high',
          })
        }
      >
        Show an error
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialogue">
        <p>Escape and the scrim close it.</p>
        <TextArea label="A note" name="note" rows={3} defaultValue="" />
      </Dialog>
      <ConfirmDialog
        open={confirming}
        title="Remove Mei from the team?"
        cancel="Keep her"
        confirm="Remove"
        danger
        onCancel={() => setConfirming(false)}
        onConfirm={() => setConfirming(false)}
      >
        Her tasks stay on the board without a name. She keeps her record and receives 100 points.
      </ConfirmDialog>
    </div>
  );
}

const PAYOUTS = [
  { id: 'P-3107', to: 'Maren Okoro', on: '2025-11-24', status: 'Eligible', tone: 'info', minor: 86240 },
  { id: 'P-2921', to: 'Priya Nair', on: '2025-10-27', status: 'Failed', tone: 'err', minor: 9600 },
] as const;

const PAYOUT_COLUMNS: readonly Column<(typeof PAYOUTS)[number]>[] = [
  { key: 'id', head: 'Payout', cell: ({ id }) => id, list: 'what' },
  { key: 'to', head: 'To', cell: ({ to }) => to, list: 'who' },
  { key: 'on', head: 'Eligible', cell: ({ on }) => <DateText at={on} /> },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>,
    list: 'status',
  },
  {
    key: 'amount',
    head: 'Amount',
    right: true,
    cell: ({ minor }) => <Money minor={minor} currency="GBP" />,
    list: 'amount',
  },
];

export function MovingSample() {
  const [tab, setTab] = useState<'roles' | 'team'>('roles');
  return (
    <>
      <AnchorTabs
        label="Parts of the project"
        anchors={[
          { to: '#a', label: 'Description', current: true },
          { to: '#b', label: 'Roles', count: 3 },
          { to: '#c', label: 'Comments', count: 14 },
        ]}
      />
      <Tabs
        label="Views"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'roles', label: 'Roles', count: 3, panel: <p>Three roles are open.</p> },
          { value: 'team', label: 'Team', panel: <p>Five people build it.</p> },
        ]}
      />
      <Stats
        stats={[
          { label: 'Received', value: '£6,100', detail: '118 people' },
          { label: 'Paid out', value: '£4,320' },
          { label: 'Next payout', value: '£862', strong: true },
        ]}
      />
      <Table caption="Payouts" rows={PAYOUTS} rowKey={({ id }) => id} columns={PAYOUT_COLUMNS} />
      <Steps
        label="Parts of the proposal"
        steps={[
          { title: 'The idea', state: 'done' },
          { title: 'The work', state: 'now' },
          { title: 'The money', state: 'todo' },
        ]}
      />
      <Pagination
        summary="Showing 10 to 18 of 128"
        page={2}
        previous="?cursor=a"
        next="?cursor=b"
        perPage="Page 2 of 15"
      />
      <LoadMore onMore={nothing} />
    </>
  );
}

export const WaitingSample = () => (
  <div className="grid3">
    <CardSkeleton />
    <Sheet>
      <EmptyState seed="inbox" title="No message yet" action={<Button size="s">Find a role</Button>}>
        Write to an owner, or apply for a role. Answers come here.
      </EmptyState>
    </Sheet>
    <Sheet>
      <EmptyState seed="market" title="No project here" action={<Button size="s">Clear all</Button>}>
        No project meets these four filters. Remove one.
      </EmptyState>
    </Sheet>
  </div>
);
