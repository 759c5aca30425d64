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
import { messages } from '../../../lib/messages/chat.ts';
import { messages as profile } from '../../../lib/messages/profiles.ts';
import { ActionSheet } from '../../../ui/action-sheet.tsx';
import { SafetyDialogs } from '../../../widgets/safety-dialogs.tsx';
import { UnmatchDialog } from '../unmatch-dialog.tsx';

interface Props {
  chat: Chat;
  opened: boolean;
  onClose: () => void;
}

/** The actions for a chat and the person, from mild to severe. */
export function ChatMenu({ chat, opened, onClose }: Props) {
  const { chat: m } = messages;
  const { person: p } = profile;
  const { _id: id, firstName: name } = chat.person;
  const navigate = useNavigate();
  const archive = useArchiveChat();
  const [step, setStep] = useState<'unmatch' | 'report' | 'block' | null>(null);
  const close = () => setStep(null);
  const leave = () => void navigate({ to: '/matches' });
  const andClose = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <>
      <ActionSheet
        opened={opened}
        title={m.menu(name)}
        closeLabel={p.cancel}
        onClose={onClose}
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
            { label: m.unmatch, Icon: IconHeartOff, run: andClose(() => setStep('unmatch')) },
            {
              label: p.report,
              about: m.reportAbout,
              Icon: IconFlag,
              run: andClose(() => setStep('report')),
            },
            {
              label: p.block,
              about: p.blockAbout,
              Icon: IconUserOff,
              run: andClose(() => setStep('block')),
            },
          ],
        }}
      />
      <UnmatchDialog
        id={id}
        name={name}
        opened={step === 'unmatch'}
        onClose={close}
        onDone={leave}
      />
      <SafetyDialogs
        user={{ _id: id, name }}
        open={step === 'unmatch' ? null : step}
        onClose={close}
        onBlocked={leave}
      />
    </>
  );
}
