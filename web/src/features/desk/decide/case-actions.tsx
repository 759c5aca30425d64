import { messages as decisionTexts } from '#texts/decisions.ts';
import { type SanctionIcon, sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import type { Case } from '@kindred/contract/desk';
import {
  IconAlertTriangle,
  IconArrowUp,
  IconBan,
  IconClockPause,
  IconMessageX,
  IconPhotoX,
  IconTextScan2,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { messages as m } from '#texts/decide.ts';
import type { ActionGroups } from '../../../ui/dialogs/action-list.tsx';
import { ActionMenu } from '../../../ui/dialogs/action-menu.tsx';
import type { OpenMenu } from '../../../ui/dialogs/use-menu-button.ts';
import { isPossible } from './draft.ts';
import type { CaseWork } from './use-case-work.ts';

const icons: Record<SanctionIcon, typeof IconBan> = {
  alert: IconAlertTriangle,
  ban: IconBan,
  clock: IconClockPause,
  message: IconMessageX,
  photo: IconPhotoX,
  text: IconTextScan2,
};

interface Props {
  found: Case;
  work: CaseWork;
  menu: OpenMenu;
}

export function CaseActions({ found, work, menu }: Props) {
  return (
    <ActionMenu
      {...menu}
      title={m.more}
      closeLabel={m.panel.cancel}
      groups={groupsOf(found, work, menu.onClose)}
    />
  );
}

function groupsOf(found: Case, work: CaseWork, close: () => void): ActionGroups {
  const { holder, escalatedAt } = found;
  const { isHeld, maySanction, choose } = work;
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const mine = holder?.mine ?? false;
  return {
    work: [
      {
        label: mine ? m.release : isHeld ? m.takeOver : m.take,
        Icon: mine ? IconUserMinus : IconUserPlus,
        run: then(work.claim),
      },
      {
        label: escalatedAt ? m.deescalate : m.escalate,
        Icon: IconArrowUp,
        run: then(work.escalate),
      },
    ],
    content: sanctions
      .filter((sanction) => maySanction && !sanctionKinds[sanction].isStep)
      .filter((sanction) => isPossible(found, sanction))
      .map((sanction) => ({
        label: decisionTexts[sanction].start,
        Icon: icons[sanctionKinds[sanction].icon],
        run: then(() => choose(sanction)),
      })),
  };
}
