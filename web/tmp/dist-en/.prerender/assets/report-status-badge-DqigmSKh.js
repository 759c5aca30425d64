import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconProgress from '@tabler/icons-react/dist/esm/icons/IconProgress.mjs';
// web/src/widgets/badges/report-status-badge.tsx
/** The colour and the shape of each status, so that each is enough to recognise it. */
var looks = {
  pending: {
    kind: 'warning',
    Icon: IconClock,
  },
  in_progress: {
    kind: 'info',
    Icon: IconProgress,
  },
  resolved: {
    kind: 'success',
    Icon: IconCircleCheck,
  },
  closed: {
    kind: 'neutral',
    Icon: IconArchive,
  },
  rejected: {
    kind: 'danger',
    Icon: IconCircleX,
  },
};
function ReportStatusBadge({ status, kind, children }) {
  const { Icon, kind: usual } = looks[status];
  return /* @__PURE__ */ jsxs(StatusBadge, {
    kind: kind ?? usual,
    children: [
      /* @__PURE__ */ jsx(Icon, {
        size: 14,
        stroke: 2,
        'aria-hidden': true,
      }),
      ' ',
      children,
    ],
  });
}
export { ReportStatusBadge as t };
