/* empty css                          */
/* empty css                      */
/* empty css                     */
import { t as messages } from './lists-_R1AHlhb.js';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
var search_field_module_default = { search: '_search_1j4th_1' };
// web/src/ui/fields/search-field.tsx
/** Searches on Enter and on its button, not with each letter, to spare the server. */
function SearchField({ label, placeholder = label, term, onSearch }) {
  const [typed, setTyped] = useState(term);
  const [shown, setShown] = useState(term);
  const field = useRef(null);
  if (shown !== term) {
    setShown(term);
    setTyped(term);
  }
  return /* @__PURE__ */ jsx('search', {
    children: /* @__PURE__ */ jsxs('form', {
      className: `flex gap-2 ${search_field_module_default.search}`,
      onSubmit: (event) => {
        event.preventDefault();
        onSearch(typed.trim() || void 0);
      },
      children: [
        /* @__PURE__ */ jsx(TextInput, {
          ref: field,
          'aria-label': label,
          placeholder,
          maxLength: 100,
          value: typed,
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
          leftSection: /* @__PURE__ */ jsx(IconSearch, {
            size: 18,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          rightSection:
            typed &&
            /* @__PURE__ */ jsx(ActionIcon, {
              variant: 'subtle',
              color: 'gray',
              'aria-label': messages.clearSearch,
              title: messages.clearSearch,
              onClick: () => {
                setTyped('');
                onSearch(void 0);
                field.current?.focus();
              },
              children: /* @__PURE__ */ jsx(IconX, {
                size: 16,
                stroke: 1.75,
              }),
            }),
        }),
        /* @__PURE__ */ jsx(Button, {
          type: 'submit',
          children: messages.searchButton,
        }),
      ],
    }),
  });
}
export { SearchField as t };
