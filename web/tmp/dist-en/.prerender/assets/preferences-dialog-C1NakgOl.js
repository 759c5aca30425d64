globalThis.lazySources.push('src/features/discovery/deck/preferences-dialog.tsx');
/* empty css                      */
import { k as useOwnProfile } from '../entry.mjs';
import { t as messages } from './profiles-DnNuMvS1.js';
import { t as messages$1 } from './likes-CTZma4kn.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as ProfileForm } from './profile-form-B1dQong5.js';
import { t as SeekingFields } from './seeking-fields-DBMQHNLE.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/discovery/deck/preferences-dialog.tsx
/** The same form as on the profile. Saving it replaces the deck. */
function PreferencesDialog({ opened, onClose }) {
  const own = useOwnProfile();
  return /* @__PURE__ */ jsxs(Dialog, {
    title: messages$1.discover.preferences,
    closeLabel: messages.cancel,
    opened,
    onClose,
    children: [
      /* @__PURE__ */ jsx(QueryState, {
        query: own,
        words: messages,
        rows: 4,
      }),
      own.data &&
        /* @__PURE__ */ jsx(ProfileForm, {
          group: 'seeking',
          Fields: SeekingFields,
          own: own.data,
          submit: messages.save,
          other: /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: messages.cancel,
          }),
          inDialog: true,
          onDone: onClose,
        }),
    ],
  });
}
export { PreferencesDialog };
