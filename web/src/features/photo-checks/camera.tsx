import { deviceChecks } from '@kindred/contract/photo-checks/device-note';
import { IconCamera, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { messages as m } from '#texts/photo-check.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import type { Capture } from './camera-step.tsx';
import classes from './camera.module.css';
import { takePicture } from './frames.ts';
import { useCamera } from './use-camera.ts';

const nothing = {
  oneFace: 'unknown',
  sharp: 'unknown',
  bright: 'unknown',
  moved: 'unknown',
} as const;

interface Props {
  onTake: (taken: Capture) => void;
  onRetry: () => void;
}

/** The member as in a mirror, and what the device sees. It stops no one: a person decides. */
export function Camera({ onTake, onRetry }: Props) {
  const { video, trouble, isOpen, note } = useCamera();
  async function take() {
    const picture = video.current && (await takePicture(video.current));
    if (picture) onTake({ picture, device: note ?? nothing });
  }
  const seen = deviceChecks.filter((name) => note && note[name] !== 'unknown');
  return (
    <>
      {trouble && <Alert kind="warning">{m[trouble]}</Alert>}
      <div className={`overflow-hidden rounded-2xl bg-sunken ${classes.frame}`} hidden={!isOpen}>
        <video
          ref={video}
          className={`h-full w-full object-cover ${classes.mirror}`}
          aria-label={m.camera}
          autoPlay
          playsInline
          muted
        />
      </div>
      {seen.length > 0 && (
        <ul className="m-0 flex list-none flex-wrap gap-3 p-0" aria-label={m.hints}>
          {seen.map((name) => (
            <li
              key={name}
              className={`flex items-center gap-1.5 text-sm ${note?.[name] === 'yes' ? 'text-success' : 'text-muted'}`}
            >
              {note?.[name] === 'yes' ? (
                <IconCircleCheck className="flex-none" size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconCircleDashed className="flex-none" size={18} stroke={1.75} aria-hidden />
              )}
              {m.seen[name]}
              <span className="sr-only">{note?.[name] === 'yes' ? m.yes : m.no}</span>
            </li>
          ))}
        </ul>
      )}
      {trouble ? (
        <Button className="justify-self-start" look="plain" onClick={onRetry}>
          {m.tryAgain}
        </Button>
      ) : (
        <Button
          className="justify-self-start"
          size="lg"
          disabled={!isOpen}
          icon={<IconCamera size={20} stroke={1.75} aria-hidden />}
          onClick={() => void take()}
        >
          {m.take}
        </Button>
      )}
    </>
  );
}
