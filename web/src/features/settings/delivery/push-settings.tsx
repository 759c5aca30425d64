import type { NoticeSettings } from '@kindred/contract/notices';
import { useTurnOffPush, useTurnOnPush } from '../../../api/notice-delivery.ts';
import { CallError } from '../../../lib/calls/call-error.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/notice-delivery.ts';
import { canPush } from '../../../lib/push/can-push.ts';
import { PushDenied } from '../../../lib/push/push.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import column from '../../../ui/pages/column.module.css';
import account from '../forms/account-form.module.css';
import { SettingsRow } from '../rows/settings-row.tsx';

const { push: m } = messages;

/** Turns pushes on for this browser, and off for each that gets them. */
export function PushSettings({ settings: { push } }: { settings: NoticeSettings }) {
  const turnOn = useTurnOnPush();
  const turnOff = useTurnOffPush();
  const isOn = push.devices.some(({ current }) => current);
  return (
    <SettingsRow
      title={m.title}
      about={isOn ? m.on : canPush() ? m.about : m.unsupported}
      control={
        !isOn &&
        canPush() && (
          <Button
            look="plain"
            aria-disabled={turnOn.isPending}
            onClick={() => {
              if (!turnOn.isPending) turnOn.mutate(push.publicKey);
            }}
          >
            {turnOn.isPending ? m.turningOn : m.turnOn}
          </Button>
        )
      }
    >
      {turnOn.error && <Alert kind="danger">{pushError(turnOn.error)}</Alert>}
      {turnOff.error && <Alert kind="danger">{errorText(turnOff.error)}</Alert>}
      {push.devices.length > 0 && (
        <ul className="m-0 grid list-none gap-3 p-0" aria-label={m.devices}>
          {push.devices.map((device) => (
            <li key={device._id} className="flex flex-wrap items-center justify-between gap-3">
              <div className={`min-w-0 content-center ${account.session}`}>
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {device.device || m.unknown}{' '}
                  {device.current && (
                    <span className="rounded-sm bg-muted-soft px-2 py-0.5 text-xs text-success">
                      {m.current}
                    </span>
                  )}
                </p>
                <p className={column.quiet}>{m.since({ date: formatDate(device.createdAt) })}</p>
              </div>
              <Button
                look="plain"
                aria-label={m.turnOffNamed({ device: device.device || m.unknown })}
                onClick={() => turnOff.mutate(device)}
              >
                {m.turnOff}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SettingsRow>
  );
}

function pushError(error: Error) {
  if (error instanceof PushDenied) return m.denied;
  return error instanceof CallError ? errorText(error) : m.failed;
}
