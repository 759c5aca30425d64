import type { BrowseFilter } from '@kindred/contract/discovery';
import type { BrowseSort } from '@kindred/contract/discovery/browse';
import { useRef } from 'react';
import { useSaveSearch } from '../../../api/saved-searches.ts';
import { messages as m } from '#texts/saved-searches.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';

interface Props {
  filter: BrowseFilter;
  sort: BrowseSort;
}

export function SaveSearchForm({ filter, sort }: Props) {
  const { mutateAsync } = useSaveSearch();
  const field = useRef<HTMLInputElement>(null);
  const form = useApiForm({
    initialValues: { name: '', alerts: true },
    submit: async ({ name, alerts }) => {
      await mutateAsync({ name: name.trim(), filter, sort, alerts });
      form.reset();
      // The button is disabled while there is no name, so the focus goes to the field for the next one.
      field.current?.focus();
    },
  });
  const { alerts } = form.values;
  return (
    <form className="grid gap-3" {...form.formProps}>
      <h3 className="m-0 heading-md">{m.saveTitle}</h3>
      <TextField
        ref={field}
        label={m.name}
        hint={m.saveAbout}
        maxLength={60}
        {...form.getInputProps('name')}
      />
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
        <span>{m.notifyMe}</span>
        <Switch
          checked={alerts}
          onChange={({ currentTarget: { checked } }) => form.setFieldValue('alerts', checked)}
        />
      </label>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <Button type="submit" busy={form.submitting} disabled={!form.values.name.trim()}>
        {m.save}
      </Button>
    </form>
  );
}
