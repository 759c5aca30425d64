import { mostCodesAtATime, noteLength, partnerLength } from '@kindred/contract/invitation-codes';
import { useState } from 'react';
import { useMakeCodes } from '../../api/invitation-codes.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { messages as m } from '#texts/invitation-codes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Alert } from '../../ui/states/alert.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Makes codes for a partner, one or many at a time. */
export function MakeCodes({ opened, onClose }: Props) {
  const [made, setMade] = useState(false);
  const close = () => {
    setMade(false);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={made ? m.madeTitle : m.make}
      closeLabel={made ? m.done : m.cancel}
    >
      {made ? (
        <p className="text-pretty">{m.madeAbout}</p>
      ) : (
        <CodesForm onClose={close} onMade={() => setMade(true)} />
      )}
    </Dialog>
  );
}

interface FormProps {
  onClose: () => void;
  onMade: () => void;
}

function CodesForm({ onClose, onMade }: FormProps) {
  const { mutateAsync } = useMakeCodes();
  const form = useApiForm({
    initialValues: { partner: '', count: '1', mostUses: '1', until: '', note: '' },
    submit: async ({ partner, count, mostUses, until, note }) => {
      await mutateAsync({
        partner: partner.trim(),
        count: Number(count),
        mostUses: Number(mostUses),
        until: until || null,
        note: note.trim() || null,
      });
      onMade();
    },
  });
  return (
    <form className="grid gap-4" {...form.formProps}>
      <TextField
        data-autofocus
        name="partner"
        autoComplete="off"
        maxLength={partnerLength}
        required
        label={m.partner}
        hint={m.partnerAbout}
        {...form.getInputProps('partner')}
      />
      <TextField
        type="number"
        name="count"
        min={1}
        max={mostCodesAtATime}
        required
        label={m.count}
        {...form.getInputProps('count')}
      />
      <TextField
        type="number"
        name="mostUses"
        min={1}
        max={100_000}
        required
        label={m.mostUses}
        {...form.getInputProps('mostUses')}
      />
      <TextField
        type="date"
        name="until"
        label={m.until}
        hint={m.untilAbout}
        {...form.getInputProps('until')}
      />
      <TextField
        name="note"
        autoComplete="off"
        maxLength={noteLength}
        label={m.note}
        {...form.getInputProps('note')}
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
          disabled={!form.values.partner.trim()}
        >
          {m.make}
        </Button>
      </DialogFooter>
    </form>
  );
}
