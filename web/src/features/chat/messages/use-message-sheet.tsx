import type { Chat } from '@kindred/contract/chat';
import type { Message } from '@kindred/contract/chat/message';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { AskSafety } from '../conversation/conversation.tsx';
import type { About } from '../conversation/open-chat.tsx';

const MessageSheet = lazyRouteComponent(() => import('./message-sheet.tsx'), 'MessageSheet');

/** Opens the actions for a message. */
export function useMessageSheet(chat: Chat, onAbout: (about: About) => void, onSafety: AskSafety) {
  const [message, setMessage] = useState<Message | null>(null);
  const [opened, setOpened] = useState(false);
  const [returnFocus, setReturnFocus] = useState(true);
  return {
    open: (chosen: Message) => {
      setMessage(chosen);
      setReturnFocus(true);
      setOpened(true);
    },
    element: message && (
      <Suspense>
        <MessageSheet
          chat={chat}
          message={message}
          opened={opened}
          returnFocus={returnFocus}
          onClose={() => setOpened(false)}
          onSafety={onSafety}
          onAbout={(about) => {
            setReturnFocus(false);
            onAbout(about);
          }}
        />
      </Suspense>
    ),
  };
}
