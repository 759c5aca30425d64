import type { Chat } from '@kindred/contract/chat';
import type { Message } from '@kindred/contract/chat/message';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { AskSafety } from '../conversation/conversation.tsx';
import type { About } from '../conversation/open-chat.tsx';

const MessageMenu = lazyRouteComponent(() => import('./message-menu.tsx'), 'MessageMenu');

/** Opens the actions for a message. */
export function useMessageMenu(chat: Chat, onAbout: (about: About) => void, onSafety: AskSafety) {
  const [asked, setAsked] = useState<{ message: Message; opener: Element } | null>(null);
  const [opened, setOpened] = useState(false);
  const [returnFocus, setReturnFocus] = useState(true);
  return {
    /** Its button closes it, too. */
    open: (message: Message, opener: Element) => {
      setAsked({ message, opener });
      setReturnFocus(true);
      setOpened(!opened || opener !== asked?.opener);
    },
    element: asked && (
      <Suspense>
        <MessageMenu
          chat={chat}
          {...asked}
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
