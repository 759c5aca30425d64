import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { messages } from '../../../lib/messages/user-admin.ts';
import { Picks } from '../../../ui/fields/picks.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { type BanLength, banLengths } from './ban-end.ts';
import { type BanReason, banReasons, messageAfterPick } from './ban-reasons.ts';

interface Values extends BanLength {
  pick: BanReason | undefined;
  reason: string;
}

interface Props {
  form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'setFieldValue' | 'values'>;
}

/** The picked reason fills in the message, which can be changed; then the length. */
export function BanFields({ form }: Props) {
  const { state: m } = messages;
  const { pick, reason, days } = form.values;
  return (
    <>
      <Picks
        legend={m.reason}
        options={banReasons.map((value) => ({ value, label: m.banReasons[value] }))}
        value={pick}
        onChange={(next) => {
          form.setFieldValue('reason', messageAfterPick(reason, next));
          form.setFieldValue('pick', next);
        }}
      />
      <Segments
        legend={m.length}
        isField
        options={banLengths.map((value) => ({ value, label: m.lengths[value] }))}
        value={days}
        onChange={(value) => form.setFieldValue('days', value)}
      />
      {days === 'date' && (
        <TextInput type="date" label={m.lastDay} {...form.getInputProps('date')} />
      )}
    </>
  );
}
