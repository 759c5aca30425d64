import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { r as useReloadAfterBlock } from './blocks-173PIKFr.js';
import { t as lastBlocked } from './last-blocked-jMRbyW8E.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/widgets/safety/safety-dialogs.tsx
var safety_dialogs_exports = /* @__PURE__ */ __exportAll({ SafetyDialogs: () => SafetyDialogs });
var BlockDialog = lazyRouteComponent(() => import('./block-dialog-Ds8fb7AT.js'), 'BlockDialog');
var ReportDialog = lazyRouteComponent(() => import('./report-dialog-DSqnKAFe.js'), 'ReportDialog');
function SafetyDialogs({ user, open, withChat = false, onClose, onBlocked }) {
  const { _id: id, name } = user;
  const reload = useReloadAfterBlock();
  const [wanted, setWanted] = useState(null);
  if (open && open !== wanted) setWanted(open);
  const subject = typeof wanted === 'object' && wanted ? subjectOf(wanted) : {};
  function blocked() {
    onBlocked();
    reload(id);
  }
  return /* @__PURE__ */ jsxs(Suspense, {
    children: [
      wanted === 'block' &&
        /* @__PURE__ */ jsx(BlockDialog, {
          id,
          name,
          opened: open === 'block',
          onClose,
          onBlocked: () => {
            lastBlocked.change(() => ({
              _id: id,
              name,
            }));
            blocked();
          },
        }),
      wanted !== null &&
        wanted !== 'block' &&
        /* @__PURE__ */ jsx(ReportDialog, {
          about: {
            id,
            name,
            chat: withChat,
            ...subject,
          },
          opened: open !== null && open !== 'block',
          onClose,
          onBlocked: blocked,
        }),
    ],
  });
}
var subjectOf = (wanted) => ('messageId' in wanted ? { message: wanted } : { photo: wanted });
export { safety_dialogs_exports as n, SafetyDialogs as t };
