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
      className={`flex items-center gap-1 rounded-2xl border border-line bg-raised shadow-3 ${classes.toast}`}
    >
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 border-0 bg-transparent p-0 text-start text-ink"
        onClick={onOpen}
        {...hold}
      >
        <PhotoAvatar name={name} size={44} picture={picture} focus={focus} />
        <span className="min-w-0">
          <strong className="clamp font-semibold anywhere">{title}</strong>
          {about && <span className="block truncate text-sm text-muted">{about}</span>}
        </span>
      </button>
      <button
        type="button"
        className="grid h-11 w-11 flex-none cursor-pointer place-items-center rounded-full border-0 bg-transparent text-muted hover:bg-hover"
        aria-label={m.close}
        onClick={onClose}
        {...hold}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </section>
  );
}
