import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { errorText } from '../../lib/error-text.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import { useOwnProfile } from '../../api/accounts/own-profile.ts';
import { Alert } from '../../ui/alert.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { useChangeSettings } from '../../api/profiles.ts';

export function PrivacySection() {
  const { settings: m } = words;
  const profile = useOwnProfile();
  const { mutate, error } = useChangeSettings();
  const settings = profile.data?.user.settings;
  return (
    <Section title={m.privacy}>
      <QueryState query={profile} words={words} />
      {settings && (
        <>
          <Checkbox
            size="md"
            label={m.showLastActive}
            description={m.showLastActiveWhy}
            checked={settings.showLastActive}
            onChange={({ currentTarget }) => mutate({ showLastActive: currentTarget.checked })}
          />
          <Checkbox
            size="md"
            label={m.pause}
            description={m.pauseWhy}
            checked={settings.paused}
            onChange={({ currentTarget }) => mutate({ paused: currentTarget.checked })}
          />
        </>
      )}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </Section>
  );
}
