import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconAlertCircle, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOnline, useUploadProgress } from '../../api/photos/photo-uploads.ts';
import { CallError, hasStatus } from '../../lib/call-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/photos.ts';
import classes from './upload-list.module.css';
import type { useUploads } from './use-uploads.ts';

type Uploads = ReturnType<typeof useUploads>;

export function UploadList({ uploads }: { uploads: Uploads }) {
  const { uploads: m } = messages;
  const { pending, refused, forget, sendAgain } = uploads;
  if (pending.length + refused.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={m.label}>
      {pending.map((upload) =>
        upload.status === 'error' ? (
          <Failed key={upload.key} name={upload.name} text={uploadErrorText(upload.error)}>
            {canSucceedLater(upload.error) && (
              <Button
                variant="default"
                aria-label={m.again(upload.name)}
                onClick={() => sendAgain(upload.key)}
              >
                {m.tryAgain}
              </Button>
            )}
            <Dismiss name={upload.name} onClick={() => forget(upload.key)} />
          </Failed>
        ) : (
          <Sending key={upload.key} upload={upload} />
        ),
      )}
      {refused.map(({ key, name, text }) => (
        <Failed key={key} name={name} text={text}>
          <Dismiss name={name} onClick={() => forget(key)} />
        </Failed>
      ))}
    </ul>
  );
}

/** A file that is too large or no photo fails each time. */
const canSucceedLater = (error: unknown) => !hasStatus(error, 413, 415);

const uploadErrorText = (error: unknown) =>
  error instanceof CallError && hasStatus(error, 429) && error.retryAfter
    ? messages.uploads.tooMany(Math.ceil(error.retryAfter / 60))
    : errorText(error);

function Sending({ upload: { key, name, isPaused } }: { upload: Uploads['pending'][number] }) {
  const { uploads: m } = messages;
  const share = useUploadProgress(key);
  const online = useOnline();
  const waiting = online ? m.waiting : m.paused;
  const progress = share === 1 ? m.working : m.sending(Math.round(share * 100));
  return (
    <li className={classes.upload}>
      <IconPhoto size={20} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        <strong>{name}</strong>
        <progress aria-label={name} value={share} max={1} />
        <span>{isPaused ? waiting : progress}</span>
      </div>
    </li>
  );
}

function Failed({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className={classes.upload} data-failed>
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <div className={classes.text} role="alert">
        <strong>{name}</strong>
        <span>{text}</span>
      </div>
      <div className={classes.buttons}>{children}</div>
    </li>
  );
}

function Dismiss({ name, onClick }: { name: string; onClick: () => void }) {
  const { uploads: m } = messages;
  return (
    <Button variant="default" aria-label={m.dismiss(name)} onClick={onClick}>
      {m.close}
    </Button>
  );
}
