import './Input.css';
import search from 'lucide-static/icons/search.svg?raw';
import type { ComponentProps, FormEventHandler } from 'react';
import { searchLength } from '#shared/search.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface SearchFormProps {
  className: string;
  /** Name of the field for screen readers. */
  label: string;
  placeholder: string;
  /** Text of the button. */
  submit: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Address of the search without scripts; by default the same page. */
  action?: string;
  /** By which fields elsewhere on the page belong to the form. */
  id?: string;
  /** Value and changes of the field, where the caller follows them. */
  field?: Pick<ComponentProps<'input'>, 'ref' | 'value' | 'onChange' | 'onFocus' | 'autoComplete'>;
}

/** A search whose words become `search` in the address. */
export const SearchForm = ({
  className,
  label,
  placeholder,
  submit,
  onSubmit,
  action,
  id,
  field,
}: SearchFormProps) => (
  <search>
    <form id={id} className={className} action={action} onSubmit={onSubmit}>
      <label className="inwell">
        <span className="sr">{label}</span>
        <Icon svg={search} />
        <input
          className="input"
          type="search"
          name="search"
          maxLength={searchLength}
          placeholder={placeholder}
          {...field}
        />
      </label>
      <Button kind="moss" type="submit">
        {submit}
      </Button>
    </form>
  </search>
);
