import {
  type SettingSection,
  type SwitchName,
  memberSettings,
  switchNames,
} from '@kindred/contract/members/settings';
import { useOwnProfile } from '../../../api/accounts/own-profile.ts';
import { useChangeSettings } from '../../../api/profiles.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as words } from '#texts/own-account.ts';
import { messages as m } from '#texts/settings.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Paywall } from '../../../widgets/paywall/paywall.tsx';
import { SwitchRow } from './switch-row.tsx';

/** The settings of the own profile in a group of the page. */
export function ProfileSwitches({ section }: { section: SettingSection }) {
  return switchNames
    .filter((name) => memberSettings[name].section === section)
    .map((name) => <ProfileSwitch key={name} setting={name} />);
}

interface Props {
  setting: SwitchName;
}

/** A setting of the own profile that is on or off. */
function ProfileSwitch({ setting }: Props) {
  const profile = useOwnProfile();
  const { mutate, error } = useChangeSettings();
  const settings = profile.data?.user.settings;
  // Its words are there from the start.
  const row = (
    <SwitchRow
      {...m.switches[setting]}
      checked={settings?.[setting]}
      onChange={(on) => mutate({ [setting]: on })}
    />
  );
  return (
    <>
      <QueryState query={profile} words={words} skeleton={row} />
      {settings && row}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <Paywall error={error} />
    </>
  );
}
