import { Link } from '@tanstack/react-router';
import { useFollowedProfile } from '../../api/accounts/own-profile.ts';
import { usePaymentFailed } from '../../api/premium/subscription.ts';
import { messages } from '../../lib/messages/shell.ts';
import { useSession } from '../../lib/use-session.ts';
import classes from './verify-banner.module.css';

/** Tells members that a payment failed, while there is time to change the card. */
export function PaymentBanner() {
  const { user } = useSession();
  return user && !user.isAdmin ? <Banner isVIP={user.isVIP} /> : null;
}

function Banner({ isVIP }: { isVIP: boolean }) {
  const { payment: m } = messages;
  useFollowedProfile();
  if (!usePaymentFailed(isVIP)) return null;
  return (
    <aside className={classes.banner}>
      <p>{m.failed}</p>
      {/* Loaded anew, because with real keys the policy of that page alone lets the card form in. */}
      <Link to="/premium/methods" reloadDocument>
        {m.action}
      </Link>
    </aside>
  );
}
