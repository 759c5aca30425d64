import { useEffect, useState } from 'react';
import { onLive } from '../../../lib/live/live.ts';
import { canPush } from '../../../lib/push/can-push.ts';
import { openStorage } from '../../../lib/storage.ts';

/** Whether this browser could still be asked for permission. */
const mayAsk = () => canPush() && Notification.permission === 'default';

/** Names no one, as it stays when the member signs out: the permission is one of the browser, too. */
const key = 'push-offered';

/**
 * Whether to ask about pushes: after the first match that the member has seen, or the first message. `see` says that
 * they have seen one. The browser remembers that there is nothing to ask, so that nothing is read for it again.
 */
export function usePushOffer() {
  const [isDue, setDue] = useState(false);
  const see = () => {
    if (mayAsk() && !openStorage().getItem(key)) setDue(true);
  };
  useEffect(() => onLive('message', see));
  const close = () => {
    openStorage().setItem(key, 'yes');
    setDue(false);
  };
  return { isDue, see, close };
}
