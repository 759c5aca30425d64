import { keyNameLength, mostPerMinute } from '@kindred/contract/integrations';
import { type KeyScope, keyScopes } from '@kindred/contract/route';
import { useState } from 'react';
import { useCreateKey } from '../../../api/integrations.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { messages as m } from '#texts/integrations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { ShownOnce } from '../shown-once.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function KeyDialog({ opened, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      // A click beside it must not lose the key that is shown only here.
      onClose={secret ? () => undefined : close}
      title={secret ? m.newKey : m.makeKey}
      closeLabel={m.cancel}
    >
      {secret ? (
        <ShownOnce secret={secret} about={m.keyOnce} onDone={close} />
      ) : (
        <KeyForm onClose={close} onMade={setSecret} />
      )}
    </Dialog>
  );
}

const lifetimes = ['none', '30', '90', '365'] as const;
const day = 86_400_000;

interface FormProps {
  onClose: () => void;
  onMade: (secret: string) => void;
}

function KeyForm({ onClose, onMade }: FormProps) {
  const { mutateAsync } = useCreateKey();
  const form = useApiForm({
    initialValues: { name: '', scopes: [] as KeyScope[], perMinute: '60', days: '90' },
    fieldOf: (field) => (field === 'endsAt' ? 'days' : field),
    submit: async ({ name, scopes, perMinute, days }) => {
      const endsAt =
        days === 'none' ? null : new Date(Date.now() + Number(days) * day).toISOString();
      const made = { name: name.trim(), scopes, perMinute: Number(perMinute), endsAt };
      onMade((await mutateAsync(made)).secret);
    },
  });
  const { scopes } = form.values;
  return (
    <form className="grid gap-4" {...form.formProps}>
      <TextField
        data-autofocus
        name="name"
        autoComplete="off"
        maxLength={keyNameLength}
        required
        label={m.name}
        hint={m.keyNameAbout}
        {...form.getInputProps('name')}
      />
      <fieldset className="m-0 grid gap-3 border-0 p-0">
        <legend className="font-semibold">{m.scopesLabel}</legend>
        {keyScopes.map((scope) => (
          <CheckField
            key={scope}
            label={m.scopes[scope].label}
            description={m.scopes[scope].about}
            checked={scopes.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue(
                'scopes',
                keyScopes.filter((each) => (each === scope ? checked : scopes.includes(each))),
              )
            }
          />
        ))}
      </fieldset>
      <TextField
        type="number"
        name="perMinute"
        min={1}
        max={mostPerMinute}
        required
        label={m.perMinuteLabel}
        {...form.getInputProps('perMinute')}
      />
      <Select
        name="days"
        label={m.ends}
        data={lifetimes.map((value) => ({ value, label: m.lifetimes[value] }))}
        {...form.getInputProps('days')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          type="submit"
          look="ink"
          busy={form.submitting}
          disabled={!form.values.name.trim() || scopes.length === 0}
        >
          {m.makeKey}
        </Button>
      </DialogFooter>
    </form>
  );
}
