import { type NoticeSettings } from '@kindred/contract/notices';
import {
  type SwitchableKind,
  isSwitchable,
  switchableKinds,
} from '@kindred/contract/notices/all-kinds';
import { type NoticeChannel, noticeChannels } from '@kindred/contract/notices/kinds';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useChangePreference, useNoticeSettings } from '../../api/notice-settings.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/notice-settings.ts';
import { Button } from '../../ui/buttons/button.tsx';
import column from '../../ui/pages/column.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { SwitchSkeleton } from '../../ui/fields/switch-skeleton.tsx';
import classes from './notifications-section.module.css';
import { SettingsRow } from './rows/settings-row.tsx';

const DeliveryPanel = lazy(async () => {
  const { DeliveryPanel: panel } = await import('./delivery/delivery-panel.tsx');
  return { default: panel };
});

export function NotificationsSection() {
  const query = useNoticeSettings();
  const { mutate, error } = useChangePreference();
  return (
    <div className={`grid gap-3 pt-4 ${classes.kinds}`}>
      <p className={column.quiet}>{m.about}</p>
      <QueryState query={query} words={m} skeleton={<PreferencesTable />} />
      {query.data && <PreferencesTable settings={query.data} onChange={mutate} />}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {query.data && <MoreSettings settings={query.data} />}
    </div>
  );
}

/** Behind a button, so that the settings stay light for members who do not need them. */
function MoreSettings({ settings }: { settings: NoticeSettings }) {
  const [opened, setOpened] = useState(false);
  const button = (
    <Button look="plain" onClick={() => setOpened(true)}>
      {m.showMore}
    </Button>
  );
  if (!opened) return <SettingsRow title={m.more} about={m.moreAbout} control={button} />;
  return (
    <Suspense fallback={<p className={column.quiet}>{m.loading}</p>}>
      <DeliveryPanel settings={settings} />
    </Suspense>
  );
}

interface Props {
  /** Unknown while they load. */
  settings?: NoticeSettings;
  onChange?: ReturnType<typeof useChangePreference>['mutate'];
}

function PreferencesTable({ settings, onChange }: Props) {
  return (
    <table className={`w-full border-collapse ${classes.table}`}>
      <thead className={classes.headRows}>
        <tr className="border-b border-line-soft">
          <th className={`text-start font-medium text-muted ${classes.headCell}`} scope="col">
            {m.kind}
          </th>
          {noticeChannels.map((channel) => (
            <th
              className={`text-start font-medium text-muted ${classes.headCell}`}
              key={channel}
              scope="col"
            >
              {m.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {!settings &&
          switchableKinds.map((kind) => (
            <KindRow key={kind} name={m.kinds[kind]} kind={kind}>
              {() => <SwitchSkeleton />}
            </KindRow>
          ))}
        {settings?.preferences.map((preference) => (
          <KindRow key={preference.kind} name={m.kinds[preference.kind]} kind={preference.kind}>
            {(channel) => (
              <Switch
                aria-label={m.by({
                  kind: m.kinds[preference.kind],
                  channel: m.channels[channel],
                })}
                checked={preference[channel]}
                onChange={({ currentTarget: { checked: on } }) =>
                  onChange?.({ kind: preference.kind, channel, on })
                }
              />
            )}
          </KindRow>
        ))}
        <KindRow name={m.safety} />
      </tbody>
    </table>
  );
}

interface RowProps {
  name: string;
  /** Absent where nothing can be turned off. */
  kind?: SwitchableKind;
  children?: (channel: NoticeChannel) => ReactNode;
}

function KindRow({ name, kind, children }: RowProps) {
  const isSwitched = (channel: NoticeChannel) => kind !== undefined && isSwitchable(kind, channel);
  return (
    <tr className="border-b border-line-soft">
      <th className={`text-start font-medium ${classes.headCell}`} scope="row">
        {name}
      </th>
      {noticeChannels.map((channel) => (
        <td key={channel} className={isSwitched(channel) ? undefined : column.quiet}>
          {isSwitched(channel) ? children?.(channel) : m.always}
        </td>
      ))}
    </tr>
  );
}
