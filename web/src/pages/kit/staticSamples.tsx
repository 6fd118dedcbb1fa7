import ellipsis from 'lucide-static/icons/ellipsis.svg?raw';
import reply from 'lucide-static/icons/reply.svg?raw';
import { AvatarImage, Person, VacantAvatar } from '#web/ui/AvatarImage.tsx';
import { Badge, Count, Reputation } from '#web/ui/Badge.tsx';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { CairnCover, CairnMark, CairnMeter, CairnRow } from '#web/ui/Cairn.tsx';
import { Chip, RemovableChip } from '#web/ui/Chip.tsx';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import { AvatarStack } from '#web/ui/workspace/AvatarStack.tsx';
import { Priority } from '#web/ui/workspace/Priority.tsx';

const nothing = () => undefined;

export const MarkSample = () => (
  <div className="grid3">
    <div className="tile">
      <Wordmark height={54} />
    </div>
    <div className="tile on-deep">
      <Wordmark height={54} />
    </div>
    <div className="tile">
      {[72, 48, 32, 20, 16].map(size => (
        <CairnMark key={size} size={size} />
      ))}
    </div>
  </div>
);

export const TypeSample = () => (
  <>
    <p className="h-hero">Add your stone</p>
    <p className="h1" lang="fr">
      Apportez votre pierre
    </p>
    <p className="h2" lang="es">
      Qué paga cada piedra
    </p>
    <p className="h3">Firmware engineer</p>
    <p className="h4">Text alerts by message</p>
    <p className="lead">Lead, 18 to 21. Publish a project, find the people it needs.</p>
    <p>
      Body, 16 on 25. Most small harbours tell the time of the tide from a printed table.{' '}
      <a className="link" href="#main">
        A link
      </a>
      .
    </p>
    <p className="small">Small, 15. Labels, table cells, menus.</p>
    <p className="fine muted">Fine, 13.5. Hints, dates, counts: 1,234.50</p>
  </>
);

export const ButtonsSample = () => (
  <>
    <div className="row wrapx">
      <Button kind="moss">Publish</Button>
      <Button>Share</Button>
      <Button kind="line">Publish an idea</Button>
      <Button kind="quiet">Cancel</Button>
      <Button kind="ember">Donate £15</Button>
      <Button kind="danger">Remove from team</Button>
    </div>
    <div className="row wrapx">
      <Button kind="moss" size="l">
        Large
      </Button>
      <Button kind="moss">Default</Button>
      <Button kind="moss" size="s">
        Small
      </Button>
      <Button disabled>Disabled</Button>
      <Button kind="moss" busy="Sending">
        Send
      </Button>
      <IconButton icon={ellipsis} label="More" />
      <IconButton icon={reply} label="Reply" stone />
    </div>
  </>
);

export const LabelsSample = () => (
  <>
    <div className="row wrapx">
      <Badge>Pending</Badge>
      <Badge tone="moss">In development</Badge>
      <Badge tone="ember">New</Badge>
      <Badge tone="ok">Completed</Badge>
      <Badge tone="warn">Halted</Badge>
      <Badge tone="err">Failed</Badge>
      <Badge tone="info">Eligible</Badge>
      <Badge tone="hire">To hire</Badge>
    </div>
    <div className="row wrapx">
      <Chip chosen={false}>Everyone</Chip>
      <Chip chosen>Mine</Chip>
      <RemovableChip onRemove={nothing}>Developers</RemovableChip>
      <Priority level={0} label="None" />
      <Priority level={1} label="Lowest" />
      <Priority level={2} label="Low" />
      <Priority level={3} label="Medium" />
      <Priority level={4} label="High" />
      <Priority level={5} label="Highest" />
      <Reputation points={12480} label="Contribution points" />
      <Count value={4} />
      <Count value={3} tone="ember" />
    </div>
    <div className="row wrapx">
      <AvatarImage of="avatar-07" size={64} title="A face" />
      <AvatarImage of="avatar-02" size={48} />
      <AvatarImage of="avatar-10" size={40} />
      <AvatarImage of="avatar-15" size={32} />
      <AvatarImage of="avatar-22" size={24} />
      <AvatarStack
        people={['avatar-07', 'avatar-31', 'avatar-44', 'avatar-63'].map(of => ({ of, seed: of }))}
      />
      <VacantAvatar />
      <Person of="avatar-52" name="Camille Roux" detail="Quimper, France" />
    </div>
  </>
);

export const CairnsSample = () => (
  <>
    <div className="row wrapx">
      {[0, 0.2, 0.48, 0.8, 1].map(progress => (
        <CairnMeter
          key={progress}
          seed="project:184"
          progress={progress}
          width={100}
          height={140}
          title={`${progress * 100}% built`}
        />
      ))}
      <CairnMeter seed="project:184" progress={0.48} width={48} height={60} title="48% built" />
      <CairnRow seed="project:184" progress={0.62} count={14} width={206} height={15} title="62% built" />
    </div>
    <div className="grid3">
      <div className="kit-cover">
        <CairnCover seed="project:3" palette="moss" />
      </div>
      <div className="kit-cover">
        <CairnCover seed="project:8" palette="ember" />
      </div>
      <div className="kit-cover">
        <CairnCover seed="project:12" palette="tide" />
      </div>
    </div>
  </>
);
