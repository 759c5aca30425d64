globalThis.lazySources.push('src/features/profiles/welcome/photo-step.tsx');
import { a as usePictures } from './own-photos-CXN9bUfN.js';
import { a as usePendingUploads, t as PhotoEditor } from './photo-editor-DuFB03_c.js';
import { n as messages } from './profile-fields-CCo5scfz.js';
import { t as isDone } from './completeness-C2G09VXj.js';
import { n as WelcomeFrame } from './welcome-page-BVdZe0dL.js';
import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
// web/src/features/profiles/welcome/photo-step.tsx
/** Photos are saved as they are added. */
function PhotoStep({ own, onDone }) {
  const [tried, setTried] = useState(false);
  const coming = usePendingUploads().some(({ status }) => status === 'pending');
  const { data: pictures = [] } = usePictures();
  const has = isDone.photo(own.user) || pictures.length > 0;
  const missing = coming ? messages.photoComing : messages.noPhoto;
  return /* @__PURE__ */ jsx(WelcomeFrame, {
    name: 'photo',
    user: own.user,
    wide: true,
    pending: false,
    form: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        setTried(true);
        if (has) onDone();
        else event.currentTarget.querySelector('[data-add-photo]')?.focus();
      },
    },
    children: /* @__PURE__ */ jsx(PhotoEditor, { error: tried && !has ? missing : void 0 }),
  });
}
export { PhotoStep };
