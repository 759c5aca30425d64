import type { ViewScreen } from '@kindred/contract/saved-views';
import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSaveView } from '../../api/saved-views.ts';
import { messages } from '#texts/lists.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import classes from './saved-views.module.css';

/** The part of the URL that is not part of a view: the position in the list. */
const places = ['page', 'bulk', 'case'];

/** Saves the list with the filters and the order of its URL. */
export function SaveViewForm({ screen }: { screen: ViewScreen }) {
  const { views: m } = messages;
  const address = useLocation({ select: ({ searchStr }) => searchStr });
  const { mutateAsync } = useSaveView(screen);
  const field = useRef<HTMLInputElement>(null);
  const form = useApiForm({
    initialValues: { name: '', shared: false },
    submit: async ({ name, shared }) => {
      const query = new URLSearchParams(address);
      for (const place of places) query.delete(place);
      await mutateAsync({ name: name.trim(), query: query.toString(), shared });
      form.reset();
      // The button is disabled while there is no name, so the focus goes to the field for the next one.
      field.current?.focus();
    },
  });
  return (
    <form className={`grid justify-items-start gap-3 pt-4 ${classes.form}`} {...form.formProps}>
      <h3 className="heading-bold">{m.saveThis}</h3>
      <TextField
        ref={field}
        label={m.name}
        hint={m.nameAbout}
        maxLength={60}
        {...form.getInputProps('name')}
      />
      <label className="flex items-center gap-2">
        <input
          className="checkbox"
          type="checkbox"
          {...form.getInputProps('shared', { type: 'checkbox' })}
        />
        {m.shareNew}
      </label>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <Button type="submit" look="ink" busy={form.submitting} disabled={!form.values.name.trim()}>
        {m.save}
      </Button>
    </form>
  );
}
