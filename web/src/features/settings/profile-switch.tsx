import { useOwnProfile } from '../../api/accounts/own-profile.ts';
import { useChangeSettings } from '../../api/profiles.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/profiles.ts';
import { Alert } from '../../ui/alert.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SwitchRow } from './switch-row.tsx';

interface Props {
  setting: keyof typeof messages.settings.switches;
}

/** A setting of the own profile that is on or off. */
export function ProfileSwitch({ setting }: Props) {
  const { settings: m } = messages;
  const profile = useOwnProfile();
  const { mutate, error } = useChangeSettings();
  const settings = profile.data?.user.settings;
  return (
    <>
      <QueryState query={profile} words={messages} rows={1} />
      {settings && (
        <SwitchRow
          {...m.switches[setting]}
          checked={settings[setting]}
          onChange={(on) => mutate({ [setting]: on })}
        />
      )}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </>
  );
}
