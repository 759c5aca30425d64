import { checkCode } from '../../../api/check-code.ts';
import { messages as m } from '#texts/invitation.ts';
import { config } from '../../../lib/calls/config.ts';
import { countryFault } from './country-fault.ts';
import { type RegistrationDraft, asInvitation } from './registration-draft.ts';

/** What is wrong with the country and the invitation, by field. The service says what is wrong with a code. */
export async function findNewcomerFaults({
  invitation: typed,
  country,
}: Pick<RegistrationDraft, 'invitation' | 'country'>) {
  const { invitation } = asInvitation(typed);
  const wrongCountry = countryFault(country);
  const faults = {
    ...(wrongCountry !== null && { country: wrongCountry }),
    ...(config.invitationOnly && invitation === undefined && { invitation: m.missing }),
  };
  if (Object.keys(faults).length === 0 && invitation !== undefined) await checkCode(invitation);
  return faults;
}
