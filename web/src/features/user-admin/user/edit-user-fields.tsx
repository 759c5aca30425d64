import { profileLimits } from '@kindred/contract/profiles/limits';
import { staffRoles } from '@kindred/contract/route';
import type { UseFormReturnType } from '@mantine/form';
import { messages } from '#texts/user-admin.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Draft } from './user-draft.ts';

interface Props {
  form: Pick<UseFormReturnType<Draft>, 'getInputProps'>;
}

export function EditUserFields({ form }: Props) {
  const { edit: m } = messages;
  const mayAll = useSession().user?.staffRole === 'administrator';
  const text = (name: keyof Draft, maxLength: number) => ({
    label: m.fields[name],
    maxLength,
    ...form.getInputProps(name),
  });
  return (
    <div className="grid fields-columns gap-4">
      <TextField data-autofocus {...text('firstName', profileLimits.name)} />
      <TextField {...text('lastName', profileLimits.name)} />
      {mayAll && (
        <TextField
          className="col-span-full"
          type="email"
          hint={m.emailAbout}
          {...text('email', 254)}
        />
      )}
      <TextField
        className="col-span-full"
        hint={m.genderAbout}
        {...text('gender', profileLimits.gender)}
      />
      <TextField {...text('city', 100)} />
      <TextField {...text('country', 60)} />
      <TextArea className="col-span-full" rows={4} {...text('bio', profileLimits.bio)} />
      {mayAll && (
        <>
          <Select
            className="col-span-full"
            label={m.fields.staffRole}
            hint={m.roleAbout}
            data={[
              { value: '', label: m.roles.none },
              ...staffRoles.map((value) => ({ value, label: m.roles[value] })),
            ]}
            {...form.getInputProps('staffRole')}
          />
          <div className="col-span-full">
            <CheckField
              label={m.fields.isEmailVerified}
              {...form.getInputProps('isEmailVerified', { type: 'checkbox' })}
            />
          </div>
        </>
      )}
    </div>
  );
}
