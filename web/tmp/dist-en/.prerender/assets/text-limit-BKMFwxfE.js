import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/texts/en/text-limit.ts
var messages = {
  left: (left) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
  cut: (most) => `The end of the text was left out: it can have at most ${most} characters.`,
};
// web/src/ui/fields/text-limit.tsx
/** From here on the room that is left is shown: the last fifth, and of a long text less. */
var isNear = (left, most) => left <= Math.min(200, most / 5);
/** For a field with a longest text: the browser cuts what is pasted beyond it, and says nothing. */
function useTextLimit(text, most) {
  const [isCut, setCut] = useState(false);
  return {
    left: isNear(most - text.length, most) ? Math.max(0, most - text.length) : null,
    cut: isCut ? messages.cut(most) : null,
    field: {
      maxLength: most,
      onPaste: ({ clipboardData, currentTarget }) => {
        const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n').length;
        const { value, selectionStart, selectionEnd } = currentTarget;
        setCut(value.length - (selectionEnd - selectionStart) + pasted > most);
      },
      onInput: ({ nativeEvent }) => {
        if (nativeEvent.inputType !== 'insertFromPaste') setCut(false);
      },
    },
  };
}
/** Below the field. It is there before what it says, as screen readers read only what changes. */
var TextLimit = ({ left, cut }) =>
  /* @__PURE__ */ jsxs('div', {
    className: 'row wrap gap-1-by-4 muted text-sm hide-empty',
    children: [
      /* @__PURE__ */ jsx('output', {
        className: 'flex-1 hide-empty',
        children: cut,
      }),
      left !== null &&
        /* @__PURE__ */ jsx('span', {
          className: 'push-end tabular',
          children: messages.left(left),
        }),
    ],
  });
export { useTextLimit as n, TextLimit as t };
