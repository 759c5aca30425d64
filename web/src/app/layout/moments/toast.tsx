import type { Focus } from '@kindred/contract/members';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { messages as m } from '#texts/moments.ts';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import classes from './toast.module.css';

interface Props {
  name: string;
  picture: string | null;
  focus: Focus | null;
  title: string;
  about?: string | null;
  /** Without it the toast stays until someone closes it. */
  shownMs?: number;
  onOpen: () => void;
  onClose: () => void;
}

/** Something new about a person, above every page. */
export function Toast({ name, picture, focus, title, about, shownMs, onOpen, onClose }: Props) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (shownMs === undefined || isHeld) return undefined;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time starts again only after a touch
  }, [shownMs, isHeld]);
  const [start, end] = [() => setHeld(true), () => setHeld(false)];
  const hold = { onFocus: start, onBlur: end, onPointerEnter: start, onPointerLeave: end };
  return (
    <section
      aria-label={m.label}
      className={`row gap-1 bg-raised rounded-2xl shadow-3 border-line ${classes.toast}`}
    >
      <button
        type="button"
        className="row gap-3 flex-1 min-w-0 border-0 bg-none ink text-start clickable min-h-target p-0"
        onClick={onOpen}
        {...hold}
      >
        <PhotoAvatar name={name} size={44} picture={picture} focus={focus} />
        <span className="min-w-0">
          <strong className="semibold anywhere clamp">{title}</strong>
          {about && <span className="block truncate muted text-sm">{about}</span>}
        </span>
      </button>
      <button
        type="button"
        className="grid place-center flex-none w-target h-target round border-0 bg-none muted clickable hover"
        aria-label={m.close}
        onClick={onClose}
        {...hold}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </section>
  );
}
