import { useState } from 'react';
import { messages as m } from '#texts/invitation.ts';
import { fieldErrors } from '../../../lib/failures/field-errors.ts';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { countryFault } from '../registration/country-fault.ts';
import { CountryField } from '../registration/country-field.tsx';
import { InvitationField } from '../registration/invitation-field.tsx';
import { keepAnswers, keptAnswers } from '../registration/registration-draft.ts';

interface Props {
  error: unknown;
  onEnter: () => void;
}

/**
 * Asks someone who is new for what the site needs: the code of an invitation, or their country. The provider has said who they are,
 * so that is kept.
 */
export function NewcomerForm({ error, onEnter }: Props) {
  const [invitation, setInvitation] = useState(() => keptAnswers().invitation ?? '');
  const [country, setCountry] = useState(() => keptAnswers().country ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const wrong = fieldErrors(error);
  const asksCode = 'invitation' in wrong;
  const asksCountry = 'country' in wrong;
  if (!asksCode && !asksCountry) return null;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const found = asksCountry ? countryFault(country) : null;
        setFault(found);
        if (found !== null) return;
        keepAnswers({ invitation, country });
        onEnter();
      }}
    >
      {asksCountry && (
        <CountryField
          value={country}
          error={fault}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        />
      )}
      {asksCode && (
        <InvitationField
          value={invitation}
          onChange={({ currentTarget }) => setInvitation(currentTarget.value)}
        />
      )}
      <SubmitButton label={m.enter} working={m.enter} pending={false} />
    </form>
  );
}
