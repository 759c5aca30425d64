import { useChangeLanguage } from '../../../api/profiles.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/languages.ts';
import { LanguageSelect } from '../../../ui/pages/language-select.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { SettingsRow } from './settings-row.tsx';

export function LanguageRow() {
  const { mutate, isPending, error } = useChangeLanguage();
  return (
    <>
      <SettingsRow
        title={m.label}
        about={m.about}
        control={<LanguageSelect disabled={isPending} onChange={(language) => mutate(language)} />}
      />
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </>
  );
}
