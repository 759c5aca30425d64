import { IconUserOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useUnblock } from '../../../api/blocks.ts';
import { lastBlocked } from '../../../api/last-blocked.ts';
import { messages as m } from '#texts/moments.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './toast.module.css';

const shownMs = 8000;
const close = () => lastBlocked.change(() => null);

/** Says that someone is blocked, on the page where the member is afterwards, and can undo it. */
export function BlockedToast() {
  const blocked = lastBlocked.use();
  const unblock = useUnblock();
  useEffect(() => {
    if (!blocked) return undefined;
    const timer = setTimeout(close, shownMs);
    return () => clearTimeout(timer);
  }, [blocked]);
  if (!blocked) return null;
  return (
    <section
      aria-label={m.blocked.label}
      className={`flex items-center gap-3 rounded-2xl border border-line bg-raised shadow-3 ${classes.toast}`}
    >
      <IconUserOff className="flex-none text-muted" size={20} stroke={1.75} aria-hidden />
      <span className="clamp min-w-0 flex-1 anywhere">
        {m.blocked.text({ name: blocked.name })}
      </span>
      <Button
        className="flex-none"
        look="quiet"
        busy={unblock.isPending}
        onClick={() => unblock.mutate(blocked._id, { onSuccess: close })}
      >
        {m.blocked.undo}
      </Button>
    </section>
  );
}
