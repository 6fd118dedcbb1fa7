import { TextField, type TextFieldProps } from './TextField.tsx';

/** A host, with or without a path: `example.org/demo`. */
const withoutScheme = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]\S*)?$/u;

/** Field for the address of a page. One that was typed without a scheme gets `https://` when the field is left or submitted. */
export function UrlField({ onChange, onBlur, onKeyDown, ...props }: TextFieldProps) {
  function complete(event: Parameters<NonNullable<typeof onBlur | typeof onKeyDown>>[0]) {
    const field = event.currentTarget;
    const typed = field.value.trim();
    if (!withoutScheme.test(typed)) return;
    field.value = `https://${typed}`;
    onChange?.({ ...event, target: field, currentTarget: field });
  }

  return (
    <TextField
      type="url"
      inputMode="url"
      placeholder="https://"
      {...props}
      onChange={onChange}
      onKeyDown={event => {
        if (event.key === 'Enter') complete(event);
        onKeyDown?.(event);
      }}
      onBlur={event => {
        complete(event);
        onBlur?.(event);
      }}
    />
  );
}
