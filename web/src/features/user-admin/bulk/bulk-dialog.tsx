import type { BulkAction } from '@kindred/contract/user-admin/bulk-actions';
import { changeLimits } from '@kindred/contract/user-admin/change-limits';
import { useStartBulk } from '../../../api/user-admin/bulk.ts';
import { messages } from '#texts/user-admin.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { ReasonDialog, ReasonForm } from '../../../ui/dialogs/reason-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Selection } from './use-user-selection.ts';
import { toSelected } from '../list/user-query.ts';
import type { UsersSearch } from '../list/users-search.ts';

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
    <ReasonDialog
      subject={action}
      onClose={props.onClose}
      title={action ? m.titles[action]({ count: props.count }) : ''}
      closeLabel={state.cancel}
    >
      {(given) => <BulkForm action={given} {...props} />}
    </ReasonDialog>
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
    <ReasonForm
      form={form}
      words={{ reason: state.reason, reasonAbout: m.reasonAbout, cancel: state.cancel }}
      submitLabel={m.actions[action]}
      color={action === 'deactivate' ? 'danger' : 'ink'}
      ready={
        form.values.reason.trim() !== '' && (!asksForCount || digitsOf(form.values.count) !== '')
      }
      focusesReason
      onClose={onClose}
      below={
        asksForCount && (
          <TextField
            label={m.count({ count: props.count })}
            hint={m.countAbout}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            {...form.getInputProps('count')}
          />
        )
      }
    >
      <p>{m.abouts[action]}</p>
    </ReasonForm>
  );
}

/** People type a large number with its separators, as they read it. */
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
