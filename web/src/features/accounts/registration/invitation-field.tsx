import { messages as m } from '#texts/invitation.ts';
import { config } from '../../../lib/calls/config.ts';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';

/** The code of an invitation, which a site for invited people needs, and other sites count. */
export const InvitationField = (props: TextFieldProps) => (
  <TextField
    name="invitation"
    size="lg"
    dir="ltr"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={60}
    label={m.code}
    hint={config.invitationOnly ? m.hint : m.optional}
    {...props}
  />
);
