import { IconX } from '@tabler/icons-react';
import { formatDate } from '../../lib/formats/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messages as m } from '#texts/lists.ts';

interface Props {
  from: string;
  onClear: () => void;
}

/** A list that a figure leads to shows only the period of that figure, until this is pressed. */
export const SinceChip = ({ from, onClear }: Props) => (
  <p>
    <Button
      look="plain"
      size="xs"
      after={<IconX size={14} stroke={2} aria-hidden />}
      aria-label={m.clearSince({ date: formatDate(from) })}
      onClick={onClear}
    >
      {m.since({ date: formatDate(from) })}
    </Button>
  </p>
);
