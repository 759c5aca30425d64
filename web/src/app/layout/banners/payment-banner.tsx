import { Link } from '@tanstack/react-router';
import { useFollowedProfile } from '../../../api/accounts/own-profile.ts';
import { usePaymentFailed } from '../../../api/premium/subscription.ts';
import { messages } from '../../../lib/messages/shell.ts';
import classes from './verify-banner.module.css';

/** Tells members with premium that a payment failed, while there is time to change the card. */
export function PaymentBanner() {
  const { payment: m } = messages;
  useFollowedProfile();
  if (!usePaymentFailed()) return null;
  return (
    <aside
      className={`row wrap justify-center bg-warning-soft color-warning medium ${classes.banner}`}
    >
      <p>{m.failed}</p>
      {/* Loaded with a full navigation, because with real keys only the policy of that page allows the card form. */}
      <Link
        className={`underline inline-flex items-center ${classes.action}`}
        to="/premium/methods"
        reloadDocument
      >
        {m.action}
      </Link>
    </aside>
  );
}
