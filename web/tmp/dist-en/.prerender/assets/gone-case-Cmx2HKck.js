globalThis.lazySources.push('src/features/desk/gone-case.tsx');
/* empty css                      */
import { t as Gone } from './gone-VruDURHH.js';
import { Button } from '@mantine/core';
import { jsx } from 'react/jsx-runtime';
// web/src/texts/en/gone-case.ts
var messages = {
  title: "This case isn't here anymore",
  about: 'It was decided, and its reports have been deleted, or the address is wrong.',
  back: 'Back to the queue',
};
// web/src/features/desk/gone-case.tsx
/** Its reports have been deleted since, or there never was one. */
function GoneCase({ onBack }) {
  return /* @__PURE__ */ jsx(Gone, {
    title: messages.title,
    about: messages.about,
    children: /* @__PURE__ */ jsx(Button, {
      color: 'ink',
      onClick: onBack,
      children: messages.back,
    }),
  });
}
export { GoneCase };
