import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { ComponentProps } from 'react';
import { messages as m } from '#texts/invitation.ts';
import { config } from '../../../lib/calls/config.ts';

/** The code of an invitation, which a site for invited people needs, and other sites count. */
export const InvitationField = (props: ComponentProps<typeof TextInput>) => (
  <TextInput
    name="invitation"
    size="lg"
    dir="ltr"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={60}
    label={m.code}
    description={config.invitationOnly ? m.hint : m.optional}
    {...props}
  />
);
