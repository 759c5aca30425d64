globalThis.lazySources.push('src/features/chat/composer/suggestions.tsx');
import { p as usePerson } from './likes-BMKo_6Lh.js';
import { t as messages } from './likes-CTZma4kn.js';
import { t as openersFor } from './openers-for-ogrFjbWO.js';
import { d as composer_module_default } from './chat-page-Cliqi7Uz.js';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
// web/src/features/chat/composer/suggestions.tsx
/** What an empty chat could start with. A choice goes into the field and is not sent. */
function Suggestions({ id, onChoose }) {
  const { discover: m } = messages;
  const { data } = usePerson(id).person;
  if (!data) return null;
  return /* @__PURE__ */ jsx('ul', {
    className: 'plain-list grid one-column gap-2',
    'aria-label': m.openers,
    children: openersFor(data.user, data.likedPart).map((opener) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          children: /* @__PURE__ */ jsxs('button', {
            type: 'button',
            className: `row gap-2-5 w-full border-strong bg-none ink text-start clickable hover ${composer_module_default.opener}`,
            onClick: () => onChoose(opener),
            children: [
              /* @__PURE__ */ jsx(IconSparkles, {
                className: 'flex-none color-brand',
                size: 18,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              /* @__PURE__ */ jsx('span', {
                className: 'anywhere clamp',
                children: opener,
              }),
            ],
          }),
        },
        opener,
      ),
    ),
  });
}
export { Suggestions };
