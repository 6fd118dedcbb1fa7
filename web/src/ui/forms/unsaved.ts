type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Text fields that the user has entered, with their previous text. */
const before = new Map<TextField, string>();
const declared = new Set<object>();

const kept = ['text', 'email', 'url', 'tel', 'number', 'date', 'datetime-local', 'time', 'month'];
const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && kept.includes(target.type));

function note({ target }: Event): void {
  if (isTextField(target) && !before.has(target)) before.set(target, target.value);
}

/** Records the text of fields before the user types in them, until the returned function is called. */
export function watchTyping(): () => void {
  document.addEventListener('focusin', note);
  document.addEventListener('beforeinput', note);
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('beforeinput', note);
    before.clear();
  };
}

/** Declares unsaved changes of the page other than text typed in its fields, until the returned function is called. */
export function declareUnsaved(): () => void {
  const one = {};
  declared.add(one);
  return () => void declared.delete(one);
}

/** Whether the user would lose something by leaving the page: a text that has been typed, or changes that the page has declared. */
export const hasUnsaved = (): boolean =>
  declared.size > 0 ||
  [...before].some(
    ([field, value]) => field.isConnected && field.value.trim() !== '' && field.value !== value,
  );
