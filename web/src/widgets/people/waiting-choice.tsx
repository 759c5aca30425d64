import type { Choice } from '@kindred/contract/likes/choices';
import { IconClock } from '@tabler/icons-react';
import { messages } from '#texts/likes.ts';
import { useOnline } from '../../lib/use-online.ts';

/** Of a choice or its undoing that is not sent yet. */
export function WaitingChoice({ choice }: { choice: Choice | 'undo' }) {
  const { choice: m } = messages;
  const online = useOnline();
  const later = choice === 'undo' ? m.undoWaits : m.waits;
  return (
    <output className="flex items-center gap-1.5 text-sm text-muted">
      <IconClock className="flex-none" size={16} stroke={1.75} aria-hidden />
      {online ? m.notSent : later}
    </output>
  );
}
