globalThis.lazySources.push('src/features/desk/case/other-snapshots.tsx');
import { t as messages } from './desk-BtmXEFdO.js';
import { t as Evidence } from './evidence-CpAkUrZ6.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/case/other-snapshots.tsx
function OtherSnapshots({ all }) {
  const { case: m } = messages;
  return /* @__PURE__ */ jsxs('details', {
    className: 'mt-3',
    children: [
      /* @__PURE__ */ jsx('summary', {
        className: 'disclosure py-1 muted text-sm semibold clickable self-start',
        children: m.snapshots(all.length),
      }),
      all.map((evidence) => /* @__PURE__ */ jsx(Evidence, { evidence }, evidence.takenAt)),
    ],
  });
}
export { OtherSnapshots };
