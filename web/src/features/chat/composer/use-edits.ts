import type { Message } from '@kindred/contract/chat/message';
import { useState } from 'react';
import { useChangeMessage } from '../../../api/chat/messages.ts';
import { keyboard, leastQuietMs } from '../../../lib/keys/keyboard.ts';

/** An edit that the server refused, with its text. */
export interface FailedEdit {
  readonly message: Message;
  readonly text: string;
  readonly error: Error;
}

/** Edits are saved while the member writes on. One that fails comes back once they pause. */
export function useEdits(id: string) {
  const { mutateAsync, isPending } = useChangeMessage(id);
  const [failed, setFailed] = useState<FailedEdit | null>(null);

  async function save(message: Message, text: string, sure: boolean) {
    setFailed(null);
    try {
      await mutateAsync({ do: 'edit', message, text, sure });
    } catch (error) {
      // What they are typing would go into the edit.
      while (keyboard.isWriting({ timeStamp: performance.now() })) await wait(leastQuietMs);
      setFailed({ message, text, error: error as Error });
    }
  }
  return {
    isSaving: isPending,
    failed,
    save: (...edit: Parameters<typeof save>) => void save(...edit),
    giveUp: () => setFailed(null),
  };
}

export type Edits = ReturnType<typeof useEdits>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
