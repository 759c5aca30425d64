import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CallError, hasStatus } from '../../lib/calls/call-error.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '#texts/photos.ts';
import { Button } from '../../ui/buttons/button.tsx';
import classes from './failed-uploads.module.css';
import type { useUploads } from './use-uploads.ts';

interface Props {
  uploads: Pick<ReturnType<typeof useUploads>, 'pending' | 'refused' | 'forget' | 'sendAgain'>;
}

export function FailedUploads({ uploads: { pending, refused, forget, sendAgain } }: Props) {
  const { uploads: m } = messages;
  const failed = pending.filter(({ status }) => status === 'error');
  if (failed.length + refused.length === 0) return null;
  return (
    <ul className={`m-0 grid list-none gap-2 p-0 ${classes.list}`} aria-label={m.label}>
      {failed.map(({ key, file: { name }, error }) => (
        <Failed key={key} name={name} text={uploadErrorText(error)}>
          {canSucceedLater(error) && (
            <Button look="plain" aria-label={m.again({ name })} onClick={() => sendAgain(key)}>
              {m.tryAgain}
            </Button>
          )}
          <Dismiss name={name} onClick={() => forget(key)} />
        </Failed>
      ))}
      {refused.map(({ key, name, text }) => (
        <Failed key={key} name={name} text={text}>
          <Dismiss name={name} onClick={() => forget(key)} />
        </Failed>
      ))}
    </ul>
  );
}

/** A file that is too large, damaged or no photo fails each time. */
const canSucceedLater = (error: unknown) =>
  [400, 413, 415, 422].every((status) => !hasStatus(error, status));

const uploadErrorText = (error: unknown) =>
  error instanceof CallError && hasStatus(error, 429) && error.retryAfter
    ? messages.uploads.tooMany({ minutes: Math.ceil(error.retryAfter / 60) })
    : errorText(error);

function Failed({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li
      className={`flex flex-wrap items-start gap-2.5 rounded-md px-3.5 py-2.5 text-danger ${classes.item}`}
    >
      <IconAlertCircle className="mt-0.5 flex-none" size={18} stroke={1.75} aria-hidden />
      <div className={classes.fault} role="alert">
        <strong className="truncate font-bold">{name}</strong>
        <span>{text}</span>
      </div>
      <div className={`flex flex-wrap gap-2 ${classes.buttons} ${classes.fault}`}>{children}</div>
    </li>
  );
}

function Dismiss({ name, onClick }: { name: string; onClick: () => void }) {
  const { uploads: m } = messages;
  return (
    <Button look="plain" aria-label={m.dismiss({ name })} onClick={onClick}>
      {m.close}
    </Button>
  );
}
