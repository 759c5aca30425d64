import './addresses-CvYbQb9r.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { t as FetchedPhoto } from './fetched-photo-DPq_sn75.js';
import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
// web/src/widgets/photos/photo.tsx
/** A photo that may be waiting for review, which only its owner and staff may see. */
function Photo({ url, alt, srcSet, sizes, instead, focus, ...others }) {
  const image = focus
    ? {
        ...others,
        style: {
          ...others.style,
          '--x': focus.x,
          '--y': focus.y,
        },
      }
    : others;
  const attempt = `${useOnline()} ${url}`;
  const [failed, setFailed] = useState(null);
  if (url.startsWith('/media/private/'))
    return /* @__PURE__ */ jsx(FetchedPhoto, {
      url,
      alt,
      failed: instead,
      ...image,
    });
  if (failed !== attempt)
    return /* @__PURE__ */ jsx('img', {
      ...image,
      src: url,
      srcSet,
      sizes,
      alt,
      onError: () => setFailed(attempt),
    });
  if (instead !== void 0) return instead;
  return /* @__PURE__ */ jsx('span', {
    className: image.className,
    ...(alt && {
      role: 'img',
      'aria-label': alt,
    }),
  });
}
export { Photo as t };
