import type { BulkAction } from '@kindred/contract/user-admin/bulk-actions';
import { changeLimits } from '@kindred/contract/user-admin/change-limits';
import { Button, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useStartBulk } from '../../api/user-admin/bulk.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { Selection } from './use-user-selection.ts';
import { toSelected } from './user-query.ts';
import type { UsersSearch } from './users-search.ts';

interface Props {
  action: BulkAction | null;
  selection: Selection;
  search: UsersSearch;
  count: number;
  onClose: () => void;
  onStarted: (id: string) => void;
}

/** Asks for the reason before many users are changed. */
export function BulkDialog({ action, ...props }: Props) {
  const { bulk: m, state } = messages;
  return (
    <Dialog
      opened={action !== null}
      onClose={props.onClose}
      title={action ? m.titles[action](props.count) : ''}
      closeLabel={state.cancel}
    >
      {action && <BulkForm action={action} {...props} />}
    </Dialog>
  );
}

function BulkForm({ action, onClose, ...props }: Props & { action: BulkAction }) {
  const { bulk: m, state } = messages;
  const { mutateAsync } = useStartBulk();
  const form = useApiForm({
    initialValues: { reason: '', count: '' },
    submit: async ({ reason, count }) => {
      const selected = toSelected(props.selection, props.search);
      const typed = digitsOf(count);
      const asked = {
        action,
        reason: reason.trim(),
        ...selected,
        ...(typed && { count: Number(typed) }),
      };
      props.onStarted((await mutateAsync(asked))._id);
    },
  });
  // More may match now than when the list was read.
  const asksForCount = props.count > changeLimits.typed || 'count' in form.errors;
  return (
    <form {...form.formProps}>
      <p>{m.abouts[action]}</p>
      <Textarea
        data-autofocus
        mt="md"
        label={state.reason}
        description={m.reasonAbout}
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {asksForCount && (
        <TextInput
          mt="md"
          label={m.count(props.count)}
          description={m.countAbout}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          {...form.getInputProps('count')}
        />
      )}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {state.cancel}
        </Button>
        <Button
          type="submit"
          loading={form.submitting}
          disabled={!form.values.reason.trim() || (asksForCount && !digitsOf(form.values.count))}
          color={action === 'deactivate' ? 'danger' : 'ink'}
        >
          {m.actions[action]}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** People type a large number with its separators, as they read it. */
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
