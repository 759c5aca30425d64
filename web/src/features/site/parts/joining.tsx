import { Link } from '@tanstack/react-router';
import { messages as titles } from '#texts/page-titles.ts';
import { messages as m } from '#texts/site-joining.ts';
import { NumberValue } from '../values/number-value.tsx';
import { RegionsValue } from '../values/regions-value.tsx';
import { SwitchValue } from '../values/switch-value.tsx';

/** Who can join the site. */
export const Joining = () => (
  <>
    <SwitchValue path="switches.invitationOnly" description={m.invitationOnly} />
    <SwitchValue path="switches.approval" description={m.approval} />
    <NumberValue
      path="limits.invitationsPerMember"
      description={m.invitationsPerMember}
      unit="people"
    />
    <p>
      <Link to="/invitation-codes" className="text-ink underline">
        {titles.invitationCodes.title}
      </Link>
    </p>
    <RegionsValue description={m.regions} />
  </>
);
