import { n as initial } from './full-name-BawBe7Wt.js';
import { jsx } from 'react/jsx-runtime';
// web/src/widgets/photos/no-photo.tsx
/** Where a person has no photo. The name is next to it. */
var NoPhoto = ({ name }) =>
  /* @__PURE__ */ jsx('span', {
    className: 'grid place-center w-full h-full faint title-lg',
    'aria-hidden': true,
    children: initial(name),
  });
export { NoPhoto as t };
