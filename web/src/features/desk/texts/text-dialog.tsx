import type { CannedText } from '@kindred/contract/desk/texts';
import type { Language } from '@kindred/contract/languages';
import { useState } from 'react';
import { useSaveText } from '../../../api/desk/texts.ts';
import { messages as m } from '#texts/desk-texts.ts';
import { language as ownLanguage } from '#texts/language.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { SuggestionFields } from './suggestion-fields.tsx';
import { type TextValues, errorsOf, toText, valuesOf } from './text-values.ts';
import { useWrongVersion } from './use-wrong-version.ts';
import { VersionFields } from './version-fields.tsx';

interface Props {
  /** A text, or the kind of a new one. */
  edited: CannedText | CannedText['kind'] | null;
  onClose: () => void;
}

export function TextDialog({ edited, onClose }: Props) {
  const isNew = typeof edited === 'string';
  const title = isNew ? m.add[edited] : m.editOf({ title: edited?.title ?? '' });
  return (
    <Dialog
      opened={edited !== null}
      onClose={onClose}
      size="lg"
      title={title}
      closeLabel={m.cancel}
    >
      {edited && <TextForm edited={edited} onClose={onClose} />}
    </Dialog>
  );
}

function TextForm({
  edited,
  onClose,
}: {
  edited: NonNullable<Props['edited']>;
  onClose: () => void;
}) {
  const text = typeof edited === 'string' ? null : edited;
  const kind = typeof edited === 'string' ? edited : edited.kind;
  const [language, setLanguage] = useState<Language>(text?.language ?? ownLanguage);
  const { mutateAsync } = useSaveText(text?._id ?? null);
  const values = useApiForm<TextValues>({
    initialValues: valuesOf(text),
    validate: (typed) => errorsOf(kind, typed, language),
    submit: async (typed) => {
      await mutateAsync(toText(kind, typed));
      onClose();
    },
  });
  const button = useKeptFocus(values.submitting);
  const showWrong = useWrongVersion({ errors: values.errors, language, onShow: setLanguage });
  const { onSubmit, ...formProps } = values.formProps;
  const body = `versions.${language}.body` as const;
  return (
    <form
      className="grid gap-5"
      {...formProps}
      onSubmit={(event) => {
        showWrong();
        onSubmit(event);
      }}
    >
      <VersionFields
        kind={kind}
        values={values.values}
        language={language}
        onLanguage={setLanguage}
        getInputProps={values.getInputProps}
        onInsert={(word) =>
          values.setFieldValue(body, `${values.values.versions[language].body}{${word}}`)
        }
      />
      <SuggestionFields kind={kind} getInputProps={values.getInputProps} />
      {values.failure && <Alert kind="danger">{values.failure}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" look="ink" busy={values.submitting}>
          {m.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
