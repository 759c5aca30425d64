import { hiddenWordLimits } from '@kindred/contract/profiles/limits';
import { IconX } from '@tabler/icons-react';
import { useChangeHiddenWords } from '../../../api/profiles.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages } from '#texts/settings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { SettingsRow } from './settings-row.tsx';

/** What others wrote to the member with one of these words is hidden until they ask for it. */
export function HiddenWordsRow() {
  const { hiddenWords: m } = messages;
  const words = useSession().user?.hiddenWords ?? [];
  const add = useChangeHiddenWords();
  const remove = useChangeHiddenWords();
  const form = useApiForm({
    initialValues: { hideWord: '' },
    validate: { hideWord: (word) => required(word.trim()) },
    submit: async ({ hideWord }) => {
      await add.mutateAsync({ hideWord: hideWord.trim() });
      form.reset();
    },
  });
  return (
    <SettingsRow title={m.title} about={m.about}>
      {words.length > 0 && (
        <ul className="m-0 flex list-none flex-wrap gap-2 p-0" aria-label={m.title}>
          {words.map((word) => (
            <li key={word}>
              <Button
                size="inline"
                look="plain"
                aria-label={m.remove({ word })}
                after={<IconX size={14} stroke={1.75} aria-hidden />}
                busy={
                  remove.isPending &&
                  remove.variables !== undefined &&
                  isAbout(remove.variables, word)
                }
                onClick={() => remove.mutate({ unhideWord: word })}
              >
                <bdi>{word}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {remove.error && <Alert kind="danger">{errorText(remove.error)}</Alert>}
      <form className="flex flex-wrap items-end gap-3" {...form.formProps}>
        <TextField
          className="flex-1"
          label={m.word}
          hint={m.hint}
          maxLength={hiddenWordLimits.length}
          autoComplete="off"
          {...form.getInputProps('hideWord')}
        />
        <Button type="submit" look="plain" busy={form.submitting}>
          {m.add}
        </Button>
      </form>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
    </SettingsRow>
  );
}

const isAbout = (change: { hideWord: string } | { unhideWord: string }, word: string) =>
  'unhideWord' in change && change.unhideWord === word;
