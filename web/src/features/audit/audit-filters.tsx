import { type AuditAction, auditActions } from '@kindred/contract/audit/actions';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { messages } from '../../lib/messages/audit.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { AuditExport } from './audit-export.tsx';
import classes from './audit-page.module.css';
import { type AuditSearch, addressPattern } from './audit-search.ts';

interface Props {
  search: AuditSearch;
  onChange: (change: AuditSearch) => void;
}

/** Dates and address take effect on Apply, because every reading is written to the audit log. */
export function AuditFilters({ search, onChange }: Props) {
  const { filters: m, actions } = messages;
  const { action, from = '', to = '', address = '', reads = false } = search;
  const data = auditActions.map((value) => ({ value: value as string, label: actions[value] }));
  const form = useApiForm({
    initialValues: { from, to, address },
    validate: {
      address: (text) => (!text.trim() || addressPattern.test(text.trim()) ? null : m.wrongAddress),
    },
    submit: async (values) =>
      onChange({
        from: values.from || undefined,
        to: values.to || undefined,
        address: values.address.trim() || undefined,
      }),
  });
  return (
    <form className={classes.bar} aria-label={m.label} {...form.formProps}>
      <NativeSelect
        label={m.action}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        value={action ?? ''}
        data={[{ value: '', label: m.every }, ...data]}
        onChange={({ currentTarget }) =>
          onChange({ action: (currentTarget.value || undefined) as AuditAction | undefined })
        }
      />
      <TextInput type="date" label={m.from} {...form.getInputProps('from')} />
      <TextInput type="date" label={m.to} {...form.getInputProps('to')} />
      <TextInput label={m.address} maxLength={45} {...form.getInputProps('address')} />
      <Button type="submit" color="ink">
        {m.apply}
      </Button>
      {!action && (
        <Checkbox
          className={classes.reads}
          label={m.reads}
          checked={reads}
          onChange={({ currentTarget }) => onChange({ reads: currentTarget.checked || undefined })}
        />
      )}
      {(['actor', 'subject'] as const).map(
        (name) =>
          search[name] && (
            <Button
              key={name}
              variant="default"
              rightSection={<IconX size={16} aria-hidden />}
              aria-label={m.clear(m[name])}
              onClick={() => onChange({ [name]: undefined })}
            >
              {m[name]}
            </Button>
          ),
      )}
      <AuditExport search={search} />
    </form>
  );
}
