import type { Choice } from '@kindred/contract/likes/choices';
import { IconHeartFilled, IconX } from '@tabler/icons-react';
import { messages } from '#texts/likes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import classes from './card-actions.module.css';

interface Props {
  name: string;
  disabled: boolean;
  onChoose: (choice: Choice) => void;
}

/** The same two on the cards of every list. */
export function CardActions({ name, disabled, onChoose }: Props) {
  const { discover, choice: words } = messages;
  return (
    <div className={`mt-auto flex gap-2 ${classes.actions}`}>
      <Button
        className="h-11 w-11 flex-none p-0"
        look="plain"
        aria-label={discover.pass({ name })}
        title={words.pass}
        disabled={disabled}
        onClick={() => onChoose('pass')}
      >
        <IconX size={18} stroke={2} aria-hidden />
      </Button>
      <Button
        className={`h-11 flex-1 text-brand ${classes.like}`}
        look="plain"
        aria-label={discover.like({ name })}
        icon={<IconHeartFilled size={18} aria-hidden />}
        disabled={disabled}
        onClick={() => onChoose('like')}
      >
        {words.like}
      </Button>
    </div>
  );
}
