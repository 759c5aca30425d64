import { jsx } from 'react/jsx-runtime';
// contract/src/desk/placeholders.ts
/** The placeholders of each kind of canned text. A reporter learns nothing about the reported member. */
var placeholders = {
  answer: ['reporter', 'reference'],
  reason: ['name', 'until'],
};
var placeholderPattern = /\{(\w+)\}/g;
/** The placeholders in a text that nothing fills in. */
var unknownIn = (kind, text) =>
  [...text.matchAll(placeholderPattern)]
    .map(([, word = '']) => word)
    .filter((word) => !placeholders[kind].includes(word));
// web/src/texts/en/placeholders.ts
/** What replaces each placeholder of a text. */
var messages = {
  reporter: "the reporter's first name, or 'there' where we don't know it",
  reference: 'the number of the report',
  name: 'the first name of the person the decision is about',
  until: 'the last day of a suspension',
};
var filled_text_module_default = { filled: '_filled_k80xn_2' };
// web/src/features/desk/texts/filled-text.tsx
/** A text as its readers see it. What differs for each of them is marked. */
function FilledText({ text, values }) {
  return text.split(placeholderPattern).map((part, at) => {
    if (at % 2 === 0) return part;
    const value = values[part];
    if (value === void 0) return `{${part}}`;
    return /* @__PURE__ */ jsx(
      'span',
      {
        className: filled_text_module_default.filled,
        title: messages[part],
        children: value,
      },
      at,
    );
  });
}
/** Whether anything in the text is filled in when it is sent. */
var hasPlaceholder = (text) => text.search(placeholderPattern) >= 0;
export {
  placeholders as a,
  placeholderPattern as i,
  hasPlaceholder as n,
  unknownIn as o,
  messages as r,
  FilledText as t,
};
