import { IconWifiOff } from '@tabler/icons-react';
import { messages } from '#texts/shell.ts';
import { StateCard } from './state-card.tsx';

interface Props {
  /** It replaces a whole page, which can be tried again. */
  onAgain?: () => void;
}

/** Replaces content that cannot be loaded offline, which the bar above says. */
export function Offline({ onAgain }: Props) {
  const { offline, failure } = messages;
  return (
    <StateCard
      icon={<IconWifiOff className="flex-none text-muted" size={24} stroke={1.75} aria-hidden />}
      title={offline.title}
      separator=". "
      about={offline.waits}
      page={onAgain !== undefined}
      button={onAgain && { label: failure.retry, onClick: onAgain }}
    />
  );
}
