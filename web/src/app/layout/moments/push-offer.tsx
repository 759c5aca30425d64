import { IconBell } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useChangeDelivery, useTurnOnPush } from '../../../api/notice-delivery.ts';
import { useNoticeSettings } from '../../../api/notice-settings.ts';
import { config } from '../../../lib/calls/config.ts';
import { messages as delivery } from '#texts/notice-delivery.ts';
import { messages as m } from '#texts/moments.ts';
import { PushDenied } from '../../../lib/push/push.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './toast.module.css';

/** Asks whether pushes are wanted, once for all devices. The browser asks only after a press. */
export function PushOffer({ onClose }: { onClose: () => void }) {
  const { data: settings } = useNoticeSettings();
  const change = useChangeDelivery();
  const turnOn = useTurnOnPush();
  // The answer changes the settings, and this stays until the browser has answered too.
  const [isAnswered, setAnswered] = useState(false);
  // An open chat is not covered: the offer waits until it is left.
  const isInChat = useLocation({ select: ({ pathname }) => pathname.startsWith('/matches/') });
  const push = settings?.push;
  const isNeedless = push && (push.offered || push.devices.some(({ current }) => current));
  const isOver = isNeedless === true && !isAnswered;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (!push || isOver || isInChat) return null;

  const { publicKey } = push;
  function answer(wanted: boolean) {
    setAnswered(true);
    change.mutate({ pushOffered: true });
    if (wanted) turnOn.mutate(publicKey, { onSuccess: onClose });
    else onClose();
  }
  return (
    <section
      aria-label={m.push.label}
      className={`grid grid-cols-1 gap-2 rounded-2xl border border-line bg-raised shadow-3 ${classes.toast} px-4 py-3`}
    >
      <p className="flex items-center gap-3">
        <IconBell className="flex-none text-brand" size={24} stroke={1.75} aria-hidden />
        <span className="min-w-0">
          {m.push.about({ brand: config.brandName })} {!settings.names && m.push.names}
        </span>
      </p>
      {turnOn.error && (
        <Alert kind="danger">
          {turnOn.error instanceof PushDenied ? delivery.push.denied : delivery.push.failed}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button busy={turnOn.isPending} onClick={() => answer(true)}>
          {m.push.turnOn}
        </Button>
        <Button look="plain" onClick={() => answer(false)}>
          {m.push.later}
        </Button>
      </div>
    </section>
  );
}
