globalThis.lazySources.push('src/app/layout/moments/message-toast.tsx');
import { t as messages } from './moments-CFLBAsJP.js';
import { n as showsMessages } from './moments-BhsKXdDO.js';
import { lazyRouteComponent, useLocation, useRouter } from '@tanstack/react-router';
import { jsx } from 'react/jsx-runtime';
// web/src/app/layout/moments/message-toast.tsx
var Toast = lazyRouteComponent(() => import('./toast-BfJp6bCw.js'), 'Toast');
/** Long enough to read and reach it. It stays while it is touched, and the bell has it too. */
var shownMs = 8e3;
/** A new message, for a member whose page does not show it. */
function MessageToast({ news, onClose }) {
  const router = useRouter();
  const { pathname } = useLocation();
  const { person } = news.chat;
  if (!news.message || showsMessages(pathname, person._id)) return null;
  return /* @__PURE__ */ jsx(
    Toast,
    {
      name: person.firstName,
      picture: person.profilePicture,
      focus: person.profilePictureFocus,
      title: messages.wrote(person.firstName),
      about: news.message.text,
      shownMs,
      onOpen: () => {
        onClose();
        router.navigate({
          to: '/matches/$id',
          params: { id: person._id },
        });
      },
      onClose,
    },
    news.message._id,
  );
}
export { MessageToast };
