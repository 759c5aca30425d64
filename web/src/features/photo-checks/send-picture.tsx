import { longestCheckWords } from '@kindred/contract/photo-checks';
import { useState } from 'react';
import { messages as m } from '#texts/photo-check.ts';
import { useSendPicture } from '../../api/photo-checks.ts';
import { toBase64 } from '../../lib/base64.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { fileAddress } from '../../lib/file-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LongText } from '../../ui/fields/long-text.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import type { Capture } from './camera-step.tsx';
import classes from './camera.module.css';

interface Props {
  taken: Capture;
  isAppeal: boolean;
  onAgain: () => void;
}

/** The picture that was taken, before it is sent. */
export function SendPicture({ taken: { picture, device }, isAppeal, onAgain }: Props) {
  const [words, setWords] = useState('');
  const { mutate: send, isPending, error } = useSendPicture();
  const typed = words.trim();
  async function submit() {
    send({ picture: await toBase64(picture), device, ...(typed && { words: typed }) });
  }
  return (
    <>
      <div className={`overflow-hidden rounded-2xl bg-sunken ${classes.frame}`}>
        <img className="h-full w-full object-cover" src={fileAddress(picture)} alt={m.preview} />
      </div>
      {isAppeal && (
        <LongText
          label={m.contestWords}
          grows
          rows={3}
          maxLength={longestCheckWords}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="lg" busy={isPending} onClick={() => void submit()}>
          {m.send}
        </Button>
        <Button size="lg" look="plain" disabled={isPending} onClick={onAgain}>
          {m.retake}
        </Button>
      </div>
    </>
  );
}
