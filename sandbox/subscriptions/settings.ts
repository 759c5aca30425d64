import type { Stripe } from 'stripe';
import type { Params } from '../http/params.ts';

const noSettings: Stripe.Subscription.PaymentSettings = {
  payment_method_options: null,
  payment_method_types: null,
  save_default_payment_method: 'off',
};

export function readPaymentSettings(
  params: Params,
  old: Stripe.Subscription.PaymentSettings | null = noSettings,
): Stripe.Subscription.PaymentSettings {
  const settings = params.object('payment_settings');
  if (!settings) return old ?? noSettings;
  const types = settings.texts('payment_method_types');
  settings.ignore('payment_method_options');
  return {
    ...(old ?? noSettings),
    payment_method_types: types ? ['card'] : (old?.payment_method_types ?? null),
    save_default_payment_method:
      settings.oneOf('save_default_payment_method', 'off', 'on_subscription') ??
      old?.save_default_payment_method ??
      'off',
  };
}

export function readTrialSettings(
  params: Params,
  old: Stripe.Subscription.TrialSettings | null = null,
): Stripe.Subscription.TrialSettings {
  const end = params.object('trial_settings')?.object('end_behavior');
  const missing = end?.oneOf('missing_payment_method', 'cancel', 'create_invoice', 'pause');
  return {
    end_behavior: {
      billing_cycle_anchor: null,
      missing_payment_method:
        missing ?? old?.end_behavior.missing_payment_method ?? 'create_invoice',
    },
  };
}
