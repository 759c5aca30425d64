import type { UseFormReturnType } from '@mantine/form';
import { messages } from '#texts/user-admin.ts';
import { messages as fraudMessages } from '#texts/fraud-bans.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Picks } from '../../../ui/fields/picks.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type BanLength, banLengths } from './ban-end.ts';
import { FraudWarningCount } from '../../../widgets/fraud-warnings.tsx';
import { type BanReason, banReasons, isFraudReason, messageAfterPick } from './ban-reasons.ts';

interface Values extends BanLength {
  pick: BanReason | undefined;
  reason: string;
  forFraud: boolean;
}

interface Props {
  userId: string;
  form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'setFieldValue' | 'values'>;
}

/** The picked reason fills in the message, which can be changed; then the length. */
export function BanFields({ form, userId }: Props) {
  const { state: m } = messages;
  const { staff: fraud } = fraudMessages;
  const { pick, reason, days, forFraud } = form.values;
  return (
    <>
      <Picks
        legend={m.reason}
        options={banReasons.map((value) => ({ value, label: m.banReasons[value] }))}
        value={pick}
        onChange={(next) => {
          form.setFieldValue('reason', messageAfterPick(reason, next));
          form.setFieldValue('pick', next);
          form.setFieldValue('forFraud', isFraudReason(next));
        }}
      />
      <CheckField
        label={fraud.forFraud}
        description={fraud.forFraudAbout}
        checked={forFraud}
        onChange={({ currentTarget }) => form.setFieldValue('forFraud', currentTarget.checked)}
      />
      {forFraud && <FraudWarningCount id={userId} />}
      <Segments
        legend={m.length}
        isField
        options={banLengths.map((value) => ({ value, label: m.lengths[value] }))}
        value={days}
        onChange={(value) => form.setFieldValue('days', value)}
      />
      {days === 'date' && (
        <TextField type="date" label={m.lastDay} {...form.getInputProps('date')} />
      )}
    </>
  );
}
