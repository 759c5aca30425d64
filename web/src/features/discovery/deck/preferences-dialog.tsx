import { useOwnProfile } from '../../../api/accounts/own-profile.ts';
import { messages as words } from '#texts/profiles.ts';
import { messages } from '#texts/likes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { ProfileForm } from '../../../widgets/profile-form/profile-form.tsx';
import { SeekingFields } from '../../../widgets/profile-form/seeking-fields.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The same form as on the profile. Saving it replaces the deck. */
export function PreferencesDialog({ opened, onClose }: Props) {
  const own = useOwnProfile();
  return (
    <Dialog
      title={messages.discover.preferences}
      closeLabel={words.cancel}
      opened={opened}
      onClose={onClose}
    >
      <QueryState query={own} words={words} rows={4} />
      {own.data && (
        <ProfileForm
          group="seeking"
          Fields={SeekingFields}
          own={own.data}
          submit={words.save}
          other={
            <Button look="plain" onClick={onClose}>
              {words.cancel}
            </Button>
          }
          inDialog
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
