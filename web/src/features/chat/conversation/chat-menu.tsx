import type { Chat } from '@kindred/contract/chat';
import {
  IconArchive,
  IconArchiveOff,
  IconFlag,
  IconHeartOff,
  IconUser,
  IconUserOff,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useArchiveChat } from '../../../api/chat/inbox.ts';
import { messages } from '#texts/chat.ts';
import { messages as p } from '#texts/person.ts';
import { ActionMenu } from '../../../ui/dialogs/action-menu.tsx';
import type { OpenMenu } from '../../../ui/dialogs/use-menu-button.ts';
import { UnmatchDialog } from '../unmatch-dialog.tsx';
import type { AskSafety } from './conversation.tsx';

interface Props {
  chat: Chat;
  menu: OpenMenu;
  onSafety: AskSafety;
}

/** The actions for a chat and the person, from mild to severe. */
export function ChatMenu({ chat, menu, onSafety }: Props) {
  const { chat: m } = messages;
  const { _id: id, firstName: name } = chat.person;
  const navigate = useNavigate();
  const archive = useArchiveChat();
  const [unmatching, setUnmatching] = useState(false);
  const leave = () => void navigate({ to: '/matches' });
  const andClose = (work: () => void) => () => {
    menu.onClose();
    work();
  };
  return (
    <>
      <ActionMenu
        {...menu}
        title={m.menu({ name })}
        closeLabel={p.cancel}
        groups={{
          mild: [
            {
              label: m.profile,
              Icon: IconUser,
              run: andClose(() => void navigate({ to: '/members/$id', params: { id } })),
            },
            {
              label: chat.archived ? m.unarchive : m.archive,
              about: chat.archived ? null : m.archiveAbout,
              Icon: chat.archived ? IconArchiveOff : IconArchive,
              run: andClose(() => archive.mutate({ id, archived: !chat.archived })),
            },
          ],
          severe: [
            { label: m.unmatch, Icon: IconHeartOff, run: andClose(() => setUnmatching(true)) },
            {
              label: p.report,
              about: m.reportAbout,
              Icon: IconFlag,
              run: andClose(() => onSafety('report', name)),
            },
            {
              label: p.block,
              about: p.blockAbout,
              Icon: IconUserOff,
              run: andClose(() => onSafety('block', name)),
            },
          ],
        }}
      />
      <UnmatchDialog
        id={id}
        name={name}
        opened={unmatching}
        onClose={() => setUnmatching(false)}
        onDone={leave}
      />
    </>
  );
}
