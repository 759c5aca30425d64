globalThis.lazySources.push('src/features/desk/decide/case-actions.tsx');
import { o as sanctionKinds, s as sanctions } from './sanctions-CWSQSu2b.js';
import { t as messages } from './decide-D0uvfvcY.js';
import { t as ActionList } from './action-list-DBJMXJch.js';
import { f as isPossible } from './desk-page-BIUa7z_W.js';
import { jsx } from 'react/jsx-runtime';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import IconMessageX from '@tabler/icons-react/dist/esm/icons/IconMessageX.mjs';
import IconPhotoX from '@tabler/icons-react/dist/esm/icons/IconPhotoX.mjs';
import IconTextScan2 from '@tabler/icons-react/dist/esm/icons/IconTextScan2.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
// web/src/features/desk/decide/case-actions.tsx
var icons = {
  alert: IconAlertTriangle,
  ban: IconBan,
  clock: IconClockPause,
  message: IconMessageX,
  photo: IconPhotoX,
  text: IconTextScan2,
};
function CaseActions({ found, work, onDone }) {
  return /* @__PURE__ */ jsx(ActionList, {
    dense: true,
    groups: groupsOf(found, work, onDone),
  });
}
function groupsOf(found, work, close) {
  const { holder, escalatedAt } = found;
  const { isHeld, maySanction, choose } = work;
  const then = (run) => () => {
    close();
    run();
  };
  const mine = holder?.mine ?? false;
  return {
    work: [
      {
        label: mine ? messages.release : messages.take,
        Icon: mine ? IconUserMinus : IconUserPlus,
        disabled: isHeld,
        run: then(work.claim),
      },
      {
        label: escalatedAt ? messages.deescalate : messages.escalate,
        Icon: IconArrowUp,
        run: then(work.escalate),
      },
    ],
    content: sanctions
      .filter((sanction) => maySanction && !sanctionKinds[sanction].isStep)
      .filter((sanction) => isPossible(found, sanction))
      .map((sanction) => ({
        label: messages.decisions[sanction].start,
        Icon: icons[sanctionKinds[sanction].icon],
        run: then(() => choose(sanction)),
      })),
  };
}
export { CaseActions };
