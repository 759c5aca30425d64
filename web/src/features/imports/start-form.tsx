import type { Import } from '@kindred/contract/imports';
import { importLimits } from '@kindred/contract/imports/outcomes';
import { useRunImport } from '../../api/imports.ts';
import { required } from '../../lib/failures/field-rules.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { messages as m } from '#texts/imports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';

/** Invites the people of the lines that can be imported. They read in their mail where their data come from. */
export function StartForm({ found: { _id, counts } }: { found: Import }) {
  const count = counts.ready + counts.partly;
  const { mutateAsync } = useRunImport(_id);
  const form = useApiForm({
    initialValues: { source: '' },
    validate: { source: (source) => required(source.trim()) },
    submit: ({ source }) => mutateAsync({ source: source.trim(), count }),
  });
  if (count === 0) return <Alert kind="warning">{m.nothingReady}</Alert>;
  return (
    <form className={`${panel.panel} grid gap-4 px-5 py-4`} {...form.formProps}>
      <h3 className="heading">{m.invite}</h3>
      <p className="max-w-text text-muted">{m.inviteAbout}</p>
      <TextField
        name="source"
        maxLength={importLimits.source}
        required
        label={m.source}
        hint={m.sourceAbout}
        {...form.getInputProps('source')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <div>
        <Button type="submit" look="ink" busy={form.submitting}>
          {m.start({ count })}
        </Button>
      </div>
    </form>
  );
}
