import { IconX } from '@tabler/icons-react';
import { messages as words } from '#texts/chat.ts';
import { summaryForReader } from '../../../lib/facts/summary-for-reader.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import classes from '../composer/composer.module.css';
import type { About } from './open-chat.tsx';

interface Props {
  about: About;
  name: string;
  onCancel: () => void;
}

/** The message that the next one answers or replaces. */
export function AboutBar({ about, name, onCancel }: Props) {
  const { compose: m } = words;
  if (!about) return null;
  const { message } = about;
  const reply = message.mine ? m.replyingToYou : m.replyingTo({ name });
  return (
    <div className={`flex items-center gap-2 ${classes.about}`}>
      <span className="grid min-w-0 flex-1 text-sm text-muted">
        <strong className="text-ink">{about.do === 'edit' ? m.editing : reply}</strong>
        <span className="truncate">{summaryForReader(message)}</span>
      </span>
      <IconButton round size="xl" aria-label={m.cancel} onClick={onCancel}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
