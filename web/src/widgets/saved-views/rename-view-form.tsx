import { useChangeView } from '../../api/saved-views.ts';
import { messages } from '#texts/lists.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import classes from './saved-views.module.css';

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

export function RenameViewForm({ id, name, onClose }: Props) {
  const { views: m } = messages;
  const { mutateAsync } = useChangeView();
  const form = useApiForm({
    initialValues: { name },
    transformValues: (values) => ({ name: values.name.trim() }),
    submit: async (change) => {
      if (change.name === '') return;
      await mutateAsync({ id, ...change });
      onClose();
    },
  });
  const { error, ...input } = form.getInputProps('name') as { error?: string };
  return (
    <>
      <form className="flex flex-wrap gap-2" {...form.formProps}>
        <input
          className={`rounded-md border border-line-strong bg-surface text-ink ${classes.input}`}
          aria-label={m.renameOf({ name })}
          maxLength={60}
          ref={(element) => element?.focus()}
          {...input}
        />
        <Button type="submit" size="xs" look="ink" busy={form.submitting}>
          {m.rename}
        </Button>
        <Button size="xs" look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
      </form>
      {(error ?? form.failure) && <Alert kind="danger">{error ?? form.failure}</Alert>}
    </>
  );
}
