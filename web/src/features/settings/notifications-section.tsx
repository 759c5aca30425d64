import { type NoticePreferences, noticeChannels, switchableKinds } from '@kindred/contract/notices';
import { useChangePreference, usePreferences } from '../../api/notices.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages as words } from '../../lib/messages/notices.ts';
import column from '../../ui/column.module.css';
import { Alert } from '../../ui/alert.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Switch } from '../../ui/switch.tsx';
import classes from './notifications-section.module.css';

export function NotificationsSection() {
  const { settings: m } = words;
  const query = usePreferences();
  const { mutate, error } = useChangePreference();
  return (
    <div className={classes.kinds}>
      <p className={column.quiet}>{m.about}</p>
      <QueryState query={query} words={words} rows={switchableKinds.length + 1} />
      {query.data && <PreferencesTable preferences={query.data} onChange={mutate} />}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </div>
  );
}

interface Props {
  preferences: NoticePreferences;
  onChange: ReturnType<typeof useChangePreference>['mutate'];
}

function PreferencesTable({ preferences, onChange }: Props) {
  const { settings: m } = words;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{m.kind}</th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col">
              {m.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <tr key={preference.kind}>
            <th scope="row">{m.kinds[preference.kind]}</th>
            {noticeChannels.map((channel) => (
              <td key={channel}>
                <Switch
                  aria-label={m.by(m.kinds[preference.kind], m.channels[channel])}
                  checked={preference[channel]}
                  onChange={({ currentTarget: { checked: on } }) =>
                    onChange({ kind: preference.kind, channel, on })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{m.safety}</th>
          <td className={column.quiet}>{m.never}</td>
          <td className={column.quiet}>{m.always}</td>
        </tr>
      </tbody>
    </table>
  );
}
