import { type ClipboardEvent, type InputEvent, useState } from 'react';

/**
 * Number of characters that the browser has left out of a pasted text because they exceed the field's `maxLength`, until something
 * else is typed. The handlers belong to an element around the field.
 */
export function useCutPaste() {
  const [cut, setCut] = useState(0);
  return {
    cut,
    onPaste({ target, clipboardData }: ClipboardEvent) {
      if (!isTextControl(target) || target.maxLength < 0) return;
      const { value, maxLength, selectionStart, selectionEnd } = target;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      const lines = clipboardData.getData('text').replaceAll('\r\n', '\n');
      const text = target instanceof HTMLTextAreaElement ? lines : lines.replaceAll('\n', '');
      setCut(Math.max(0, value.length - replaced + text.length - maxLength));
    },
    onInput({ nativeEvent }: InputEvent | { nativeEvent: Event }) {
      const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
      if (!isPasted) setCut(0);
    },
  };
}

const isTextControl = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
