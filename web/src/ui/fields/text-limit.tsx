import { type ClipboardEvent, type InputEvent, useState } from 'react';
import { messages as m } from '#texts/text-limit.ts';

/** From here on the room that is left is shown: the last fifth, and of a long text less. */
const isNear = (left: number, most: number) => left <= Math.min(200, most / 5);

/** For a field with a longest text: the browser cuts what is pasted beyond it, and says nothing. */
export function useTextLimit(text: string, most: number) {
  const [isCut, setCut] = useState(false);
  return {
    left: isNear(most - text.length, most) ? Math.max(0, most - text.length) : null,
    cut: isCut ? m.cut({ most }) : null,
    field: {
      maxLength: most,
      onPaste: ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
        const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n').length;
        const { value, selectionStart, selectionEnd } = currentTarget;
        setCut(value.length - (selectionEnd - selectionStart) + pasted > most);
      },
      // What is typed next shows that it was read.
      onInput: ({ nativeEvent }: InputEvent<HTMLTextAreaElement>) => {
        if (nativeEvent.inputType !== 'insertFromPaste') setCut(false);
      },
    },
  };
}

type Limit = Pick<ReturnType<typeof useTextLimit>, 'left' | 'cut'>;

/** Below the field. It is there before what it says, as screen readers read only what changes. */
export const TextLimit = ({ left, cut }: Limit) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted empty:hidden">
    <output className="flex-1 empty:hidden">{cut}</output>
    {left !== null && <span className="ms-auto tabular-nums">{m.left({ left })}</span>}
  </div>
);
