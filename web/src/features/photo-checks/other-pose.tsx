import type { PosePart } from '@kindred/contract/photo-checks/poses';
import { useState } from 'react';
import { messages as m } from '#texts/photo-check.ts';
import { Button } from '../../ui/buttons/button.tsx';

interface Props {
  isPending: boolean;
  onChoose: (more: { without?: PosePart }) => void;
}

const choices = [
  [null, m.anyOther],
  ['hands', m.withoutHands],
  ['head', m.withoutHead],
  ['face', m.withoutFace],
] as const;

/** Another pose for someone who can't do this one. The server draws it. */
export function OtherPose({ isPending, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {m.another}
      </Button>
    );
  return (
    <fieldset className="m-0 flex flex-wrap items-center gap-2 border-0 p-0" aria-label={m.another}>
      {choices.map(([without, label]) => (
        <Button
          key={label}
          look="plain"
          disabled={isPending}
          onClick={() => onChoose(without ? { without } : {})}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
