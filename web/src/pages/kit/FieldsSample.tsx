import search from 'lucide-static/icons/search.svg?raw';
import { useState } from 'react';
import { Checkbox, ChoiceGroup, Radio, Switch } from '#web/ui/Choice.tsx';
import { FileDrop } from '#web/ui/fields/FileDrop.tsx';
import { MoneyField } from '#web/ui/fields/MoneyField.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { RangeField } from '#web/ui/fields/RangeField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { StepperField } from '#web/ui/fields/StepperField.tsx';
import { Swatches } from '#web/ui/fields/Swatch.tsx';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';

const nothing = () => undefined;

export function FieldsSample() {
  const [buoys, setBuoys] = useState('4');
  const [progress, setProgress] = useState(62);
  const [view, setView] = useState<'board' | 'list'>('board');
  const [skin, setSkin] = useState('a');

  return (
    <div className="grid3">
      <TextField label="Project name" placeholder="Two or three words" hint="You can change it later." />
      <TextField label="Description" defaultValue="" counted maxLength={160} optional />
      <TextField label="Task title" defaultValue="Hi" error="Minimum length is 3 characters." />
      <SelectField
        label="Country"
        options={[
          { value: 'ES', label: 'España' },
          { value: 'FR', label: 'France' },
        ]}
      />
      <StepperField label="How many buoys" value={buoys} onChange={setBuoys} min={1} max={9} />
      <RangeField label="Progress" value={progress} valueText={`${progress}%`} onChange={setProgress} />
      <MoneyField label="Total budget" currency="GBP" defaultValue="8,000" />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        defaultValue="a long pass phrase"
        strength={3}
        hint="Good. One more word would make it very good."
      />
      <TextField label="Search" icon={search} type="search" placeholder="A word, a role or a place" />
      <ChoiceGroup legend="Needs">
        <Checkbox label="Developers" defaultChecked count="61" />
        <Checkbox label="Designers" count="38" />
        <Radio label="Monthly" name="period" defaultChecked />
        <Radio label="Yearly" name="period" />
      </ChoiceGroup>
      <div className="stackv gap-3">
        <Switch label="Renew by itself" defaultChecked />
        <Switch label="Show my city" />
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'board', label: 'Board' },
            { value: 'list', label: 'List' },
          ]}
        />
        <Swatches
          legend="Skin"
          value={skin}
          onChange={setSkin}
          options={[
            { value: 'a', colour: '#F5DCC8', label: 'Light' },
            { value: 'b', colour: '#BF855A', label: 'Brown' },
            { value: 'c', colour: '#4F3324', label: 'Dark' },
          ]}
        />
      </div>
      <FileDrop
        label="Project picture"
        accept="image/png"
        hint="JPG, PNG or WebP, up to 5 MB"
        onFile={nothing}
      />
      <TextArea label="Details" defaultValue="Volunteers count birds on paper." />
    </div>
  );
}
