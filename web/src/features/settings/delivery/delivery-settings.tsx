import type { NoticeSettings } from '@kindred/contract/notices';
import { useChangeDelivery } from '../../../api/notice-delivery.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/notice-delivery.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { SwitchRow } from '../rows/switch-row.tsx';

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone that the browser knows: that of the device first, as most look for it. */
function zonesWith(chosen: string) {
  const zones = new Set([ownZone(), chosen, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((zone) => ({
    value: zone,
    label: zone === ownZone() ? m.ownZone({ zone: zoneName(zone) }) : zoneName(zone),
  }));
}

const zoneName = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' – ');

const night = { from: '22:00', to: '08:00' };

/** When notifications reach the member, and what pushes say. */
export function DeliverySettings({ settings }: { settings: NoticeSettings }) {
  const { names, quiet, timeZone } = settings;
  const { mutate, error } = useChangeDelivery();
  const save = (hours: typeof night | null) =>
    mutate({ quiet: hours, timeZone: timeZone ?? ownZone() });
  return (
    <>
      <SwitchRow
        label={m.names}
        about={m.namesAbout}
        checked={names}
        onChange={(on) => mutate({ names: on })}
      />
      <SwitchRow
        label={m.quiet}
        about={m.quietAbout}
        checked={quiet !== null}
        onChange={(on) => save(on ? night : null)}
      />
      {quiet && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              // The server's response replaces what was typed.
              key={`${end} ${quiet[end]}`}
              type="time"
              label={m[end]}
              defaultValue={quiet[end]}
              onBlur={({ currentTarget: { value } }) => {
                if (value && value !== quiet[end]) save({ ...quiet, [end]: value });
              }}
            />
          ))}
          <Select
            label={m.timeZone}
            data={zonesWith(timeZone ?? ownZone())}
            value={timeZone ?? ownZone()}
            onChange={({ currentTarget: { value } }) => mutate({ timeZone: value })}
          />
        </div>
      )}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </>
  );
}
