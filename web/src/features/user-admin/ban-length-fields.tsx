import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '../../lib/messages/user-admin.ts';
import { type BanLength, banLengths } from './ban-end.ts';

interface Props {
  form: Pick<UseFormReturnType<BanLength>, 'getInputProps' | 'values'>;
}

export function BanLengthFields({ form }: Props) {
  const { state: m } = messages;
  return (
    <>
      <NativeSelect
        mt="md"
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        label={m.length}
        data={banLengths.map((value) => ({ value, label: m.lengths[value] }))}
        {...form.getInputProps('days')}
      />
      {form.values.days === 'date' && (
        <TextInput mt="md" type="date" label={m.lastDay} {...form.getInputProps('date')} />
      )}
    </>
  );
}
