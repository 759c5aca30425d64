import { cardFailureKind } from '../../../premium/card-failures.ts';
import { cardFailureTexts } from '../card-failures.ts';
import type { premiumErrors } from '../../../premium/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const premium: ErrorTexts<typeof premiumErrors> = {
  payment_service_unreachable: "The payment service can't be reached. Please try again.",
  payment_object_not_found: "This wasn't found.",
  payment_still_processed: 'This is still being processed. Please try again in a moment.',
  payment_service_refused: 'The payment service refused this. Please contact support.',
  premium_not_sold: "Premium can't be bought here yet.",
  payment_sandbox_absent: 'There is no payment sandbox here.',
  invoice_not_found: 'Invoice not found.',
  invoice_pdf_absent: 'This invoice has no PDF yet.',
  invoice_pdf_unreachable: "The invoice can't be loaded. Please try again.",
  refund_on_its_way: 'A refund is on its way to you. Please try again in a moment.',
  no_credit: "You don't have any credit.",
  credit_was_given:
    'This credit was given to you. It pays for your next payments, and no card paid for it.',
  payment_event_unsigned: 'This is not a signed event of the provider.',
  last_card: 'Your subscription is paid with this card. Add another one first.',
  card_not_found: 'Card not found.',
  plan_change_in_progress:
    'Your last change is still being processed. Please try again in a moment.',
  subscription_already_ended: 'This subscription has already ended.',
  member_changes_plan: 'This member is changing the plan right now. Try again in a moment.',
  ending_amounts_out_of_date: 'These amounts are out of date. Close this, and look again.',
  ended_with_refund_already:
    'This subscription was ended with a refund already. End it without one, or refund the invoice.',
  refund_still_made:
    'A refund to this member is still being made. Try again in a minute, or end it without a refund.',
  invoice_refunded_meanwhile:
    'A part of this invoice was refunded since you opened it. Close this, and look at it again.',
  subscription_not_found: 'Subscription not found.',
  no_subscription: "You don't have a subscription.",
  payment_not_found: 'Payment not found.',
  subscription_expired: 'This subscription has expired. Please subscribe again.',
  payment_not_through: "Your payment hasn't gone through. Please try again.",
  already_subscribed: 'You already have a subscription.',
  next_period_being_charged: 'Your next period is being charged. Try again in an hour.',
  premium_not_ended_now:
    'Your premium stays until the end of the time you have. To end it now, contact support.',
  subscription_over: 'Your subscription has ended. You can subscribe again.',
  no_card_saved: 'No card is saved to pay for it. Add a card under "Payment methods" first.',
  subscription_ending_now:
    'Your subscription is being ended right now. Please try again in a moment.',
  begin_needed:
    'You can get everything back for one contract, and already had that or still can. Agree that premium starts right away: if you withdraw within 14 days, you then pay only for the time you used.',
  card_needs_begin:
    "Everything can be paid back to this card for one contract, and that's used up or taken by another purchase. Agree that premium starts right away, or use another card.",
  card_used_up:
    "Everything can still be paid back for your contract, and for the card that would pay for it that's used up or taken by another purchase. Use another card, or try again when your 14 days to withdraw are over.",
  withdrawal_period_over:
    "The 14 days to withdraw from this contract are over. You can still cancel it, so that it doesn't renew.",
  withdrawal_link_unknown:
    'This link is incomplete, or its contract is gone. Open it from the email again.',
  withdrawal_amounts_out_of_date:
    'What you get back has changed. Please look at it again and confirm.',
  first_payment_out_of_date:
    'The amount has changed, and nothing was charged. Please look at it again.',
  change_amounts_out_of_date:
    'The amounts have changed, and nothing was charged. Please look at them again.',
  trial_used_up: 'Your free trial is used up. You can pay now.',
  trial_used_up_meanwhile: 'Your free trial is used up. Please try again.',
  bank_asks: 'Your bank asks you to confirm this payment. Nothing was charged yet.',
  card_not_confirmed: "Your bank hasn't confirmed the card yet. Try again or use another card.",
  premium_end_past: 'Choose a time in the future.',
  incognito_needs_premium: 'You need premium to turn on incognito.',
  filter_needs_premium: 'You need premium for this filter.',
  days_are_kept:
    'Unused days are refunded only when the subscription ends now. Until its end, the member keeps them.',
  nothing_left_to_refund: 'Nothing of this invoice is left to refund.',
  refund_too_large: 'This is more than what is left of the invoice.',
  trial_needs_card: 'Confirm a card first to start your free trial.',
  card_starts_no_trial: "This card can't start a free trial. You can pay now, or use another card.",
  card_used_for_trial:
    'This card was already used for a free trial. You can pay now, or use another card.',
  last_payment_failed: 'Your last payment failed. Update your card first.',
  subscription_canceled: 'Your subscription is canceled. Reactivate it first.',
  plan_unchanged: 'You already have this plan.',
  plan_change_planned: 'Your plan already changes to this one.',
  coupon_invalid: "This coupon isn't valid.",
  coupon_used: "You've already used this coupon.",
  coupon_used_up: 'This coupon has been used up.',
  premium_end_too_late: ({ days }) => `Choose a time within ${days} days.`,
  price_move_not_found: "This move wasn't found.",
  price_not_old: 'No subscription that renews has this price.',
  price_move_pending:
    "Some of these subscriptions are in another move. Stop that one first, or wait until it's over.",
  price_move_out_of_date:
    'The price or the subscriptions have changed since you looked. Look at the preview again.',
  price_move_over: 'This move is over. Everyone who is in it pays the new price.',
  price_move_too_soon: ({ days }) =>
    `Choose a day that is at least ${days} days from now, so that members have time to decide.`,
  price_move_too_late: ({ days }) => `Choose a day that is at most ${days} days from now.`,
  card_failed: ({ type, ...failure }) =>
    cardFailureTexts[cardFailureKind({ ...failure, type: type ?? undefined })],
};
