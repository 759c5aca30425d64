import { n as initial } from './full-name-BawBe7Wt.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { jsx } from 'react/jsx-runtime';
// web/src/ui/avatar.tsx
/** A person's picture, or the first letter of their name. It has no text, because the name is next to it. */
function Avatar({ name, picture, size = 36, square = false }) {
  return /* @__PURE__ */ jsx('span', {
    className: `flex-none place-center bg-muted-soft muted semibold overflow-hidden inline-grid whole-cell ${square ? 'rounded-md' : 'round'}`,
    style: {
      width: size,
      height: size,
    },
    'aria-hidden': true,
    children: picture ?? initial(name),
  });
}
// web/src/widgets/photos/photo-avatar.tsx
/** An avatar that may wait for review, which its owner and staff see. */
function PhotoAvatar({ picture, focus, ...avatar }) {
  return /* @__PURE__ */ jsx(Avatar, {
    ...avatar,
    picture:
      picture === null
        ? null
        : /* @__PURE__ */ jsx(Photo, {
            className: 'w-full h-full cover face-middle',
            url: picture,
            focus,
            alt: '',
            loading: 'lazy',
            instead: initial(avatar.name),
          }),
  });
}
export { Avatar as n, PhotoAvatar as t };
