import type { Case } from '@kindred/contract/desk';
import {
  IconArrowUp,
  IconMessageX,
  IconPhotoX,
  IconTextScan2,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { messages as m } from '../../../lib/messages/decide.ts';
import { type ActionGroups, ActionList } from '../../../ui/action-list.tsx';
import { messagesOf } from './draft.ts';
import type { CaseWork } from './use-case-work.ts';

interface Props {
  found: Case;
  work: CaseWork;
  onDone: () => void;
}

export function CaseActions({ found, work, onDone }: Props) {
  return <ActionList dense groups={groupsOf(found, work, onDone)} />;
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
        label: mine ? m.release : m.take,
        Icon: mine ? IconUserMinus : IconUserPlus,
        disabled: isHeld,
        run: then(work.claim),
      },
      {
        label: escalatedAt ? m.deescalate : m.escalate,
        Icon: IconArrowUp,
        run: then(work.escalate),
      },
    ],
    content: [
      maySanction && {
        label: m.removePhoto,
        Icon: IconPhotoX,
        run: then(() => choose('remove-photo')),
      },
      maySanction && {
        label: m.removeText,
        Icon: IconTextScan2,
        run: then(() => choose('remove-text')),
      },
      maySanction &&
        messagesOf(found).length > 0 && {
          label: m.removeMessage,
          Icon: IconMessageX,
          run: then(() => choose('remove-message')),
        },
    ],
  };
}
