import { languages } from '@kindred/contract/languages';
import { type Translation, readerLength } from '@kindred/contract/operation/translations';
import { useMarkTranslation } from '../../api/operation.ts';
import { messages as m } from '#texts/translations.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Alert } from '../../ui/states/alert.tsx';

interface Props {
  opened: boolean;
  /** Null while the dialog is closed. */
  marked: Translation | null;
  onClose: () => void;
}

/** Asks who read the texts of a language. */
export const MarkDialog = ({ opened, marked, onClose }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title={marked ? m.dialog({ name: languages[marked.language].name }) : ''}
    closeLabel={m.cancel}
  >
    {marked && <MarkForm marked={marked} onClose={onClose} />}
  </Dialog>
);

interface FormProps {
  marked: Translation;
  onClose: () => void;
}

function MarkForm({ marked: { language, version }, onClose }: FormProps) {
  const { mutateAsync } = useMarkTranslation(language);
  const form = useApiForm({
    initialValues: { reader: '' },
    validate: { reader: (reader) => (reader.trim() ? null : m.readerMissing) },
    // The version that was on the page when it was opened, not one that came in the meantime.
    submit: async ({ reader }) => {
      await mutateAsync({ reader: reader.trim(), version });
      onClose();
    },
  });
  const button = useKeptFocus(form.submitting);
  return (
    <form className="grid gap-5" {...form.formProps}>
      <p>{m.dialogAbout}</p>
      <TextField
        data-autofocus
        required
        label={m.reader}
        hint={m.readerAbout}
        maxLength={readerLength}
        {...form.getInputProps('reader')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" busy={form.submitting}>
          {m.mark}
        </Button>
      </DialogFooter>
    </form>
  );
}
