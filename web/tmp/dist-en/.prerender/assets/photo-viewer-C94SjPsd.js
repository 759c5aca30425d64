globalThis.lazySources.push('src/features/chat/messages/photo-viewer.tsx');
import { t as photoSizes } from './addresses-CvYbQb9r.js';
import { t as messages } from './chat-B859R9TK.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as FetchedPhoto } from './fetched-photo-DPq_sn75.js';
import { r as bubble_module_default } from './open-chat-Bw398-Pb.js';
import { jsx } from 'react/jsx-runtime';
// web/src/features/chat/messages/photo-viewer.tsx
/** A photo of a chat as large as the screen allows. */
function PhotoViewer({ url, alt, opened, onClose }) {
  return /* @__PURE__ */ jsx(Dialog, {
    title: alt,
    closeLabel: messages.message.closePhoto,
    size: 'xl',
    opened,
    onClose,
    children: /* @__PURE__ */ jsx('div', {
      className: bubble_module_default.large,
      children: /* @__PURE__ */ jsx(FetchedPhoto, {
        className: `w-full ${bubble_module_default.image}`,
        url: largestOf(url),
        alt,
      }),
    }),
  });
}
var largestOf = (url) => url.replace(/\/\d+\.webp$/, `/${photoSizes.at(-1)}.webp`);
export { PhotoViewer };
