import { useChangeSearch } from '../../../api/saved-searches.ts';
import { messages as m } from '#texts/saved-searches.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

export function RenameSearchForm({ id, name, onClose }: Props) {
  const { mutateAsync } = useChangeSearch();
  const form = useApiForm({
    initialValues: { name },
    submit: async (values) => {
      const given = values.name.trim();
      if (given && given !== name) await mutateAsync({ id, name: given });
      onClose();
    },
  });
  return (
    <form className="grid gap-3" {...form.formProps}>
      <TextField
        aria-label={m.newName({ name })}
        maxLength={60}
        ref={(element) => element?.focus()}
        {...form.getInputProps('name')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <div className="flex justify-end gap-2">
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" busy={form.submitting}>
          {m.saveName}
        </Button>
      </div>
    </form>
  );
}
