import type { Message } from '@kindred/contract/chat/message';
import { IconEye, IconFlag, IconTrash } from '@tabler/icons-react';
import { thumbHashToDataURL } from 'thumbhash';
import { messages as m } from '#texts/nudes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './covered-photo.module.css';

interface Props {
  photo: NonNullable<Message['photo']>;
  isStop: boolean;
  onShow: () => void;
  onDelete: () => void;
  onReport: () => void;
}

/** Stands for a likely nude from the other person. The photo itself is not even loaded: its placeholder is a few blurred colors. */
export function CoveredPhoto({ photo, isStop, onShow, onDelete, onReport }: Props) {
  const actions = [
    { label: m.show, name: m.showOf, Icon: IconEye, run: onShow },
    { label: m.delete, Icon: IconTrash, run: onDelete },
    { label: m.report, Icon: IconFlag, run: onReport },
  ];
  return (
    <fieldset
      className={`m-0 grid grid-cols-1 gap-2 rounded-lg border-0 px-3.5 py-2.5 ${classes.cover}`}
      aria-label={m.title}
      style={{ backgroundImage: blurOf(photo.placeholder) }}
    >
      <p className={`grid grid-cols-1 rounded-md px-3.5 py-2.5 text-sm ${classes.words}`}>
        <strong>{m.title}</strong>
        <span>{m.about}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, name, Icon, run }) => (
          <Button
            key={label}
            size="inline"
            look="plain"
            className={classes.action}
            icon={<Icon size={16} stroke={1.75} aria-hidden />}
            tabIndex={isStop ? 0 : -1}
            {...(name && { 'aria-label': `${label}: ${name}` })}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function blurOf(placeholder: string | null) {
  if (!placeholder) return undefined;
  const letters = atob(placeholder.replaceAll(/\s/g, ''));
  const hash = Uint8Array.from(letters, (each) => each.charCodeAt(0));
  return `url(${thumbHashToDataURL(hash)})`;
}
