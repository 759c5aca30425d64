import type { CannedText } from '@kindred/contract/desk/texts';
import { Button, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useSaveText } from '../../../api/desk/texts.ts';
import { messages as m } from '#texts/desk-texts.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { Placeholders, Preview, bodyError } from './placeholders.tsx';
import { SuggestionFields } from './suggestion-fields.tsx';
import { type TextValues, toText, valuesOf } from './text-values.ts';

interface Props {
  /** A text, or the kind of a new one. */
  edited: CannedText | CannedText['kind'] | null;
  onClose: () => void;
}

export function TextDialog({ edited, onClose }: Props) {
  const isNew = typeof edited === 'string';
  const title = isNew ? m.add[edited] : m.editOf(edited?.title ?? '');
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
  const { mutateAsync } = useSaveText(text?._id ?? null);
  const values = useApiForm<TextValues>({
    initialValues: valuesOf(text),
    validate: {
      title: (title) => (title.trim() ? null : m.titleMissing),
      body: (body) => bodyError(kind, body),
    },
    submit: async (typed) => {
      await mutateAsync(toText(kind, typed));
      onClose();
    },
  });
  const button = useKeptFocus(values.submitting);
  return (
    <form className="grid gap-5" {...values.formProps}>
      <TextInput
        data-autofocus
        required
        withAsterisk={false}
        label={m.textTitle}
        description={m.textTitleAbout}
        maxLength={80}
        {...values.getInputProps('title')}
      />
      <Textarea
        required
        withAsterisk={false}
        autosize
        minRows={5}
        label={m.body}
        dir="auto"
        maxLength={2000}
        {...values.getInputProps('body')}
      />
      <Placeholders
        kind={kind}
        onInsert={(word) => values.setFieldValue('body', `${values.values.body}{${word}}`)}
      />
      <Preview kind={kind} body={values.values.body} />
      <SuggestionFields kind={kind} getInputProps={values.getInputProps} />
      {values.failure && <Alert kind="danger">{values.failure}</Alert>}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" color="ink" loading={values.submitting}>
          {m.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
