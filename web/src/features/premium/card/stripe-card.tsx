import { describeCardFailure } from '../../../lib/failures/card-failure.ts';
import { useComputedColorScheme } from '@mantine/core';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { CardError } from '../../../lib/failures/card-error.ts';
import { CardFailure } from './card-failure.tsx';
import { type CardFieldsProps, type CardProvider, WrongFields } from './provider.ts';
import { readAppearance } from './stripe-appearance.ts';

export const createStripeCard = (stripe: Stripe): CardProvider => ({
  Fields: (props) => <StripeFields stripe={stripe} {...props} />,
  confirmPayment: async (_payments, clientSecret, returnUrl) => {
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    refuse(error);
    // A payment that was already tried only waits for the bank.
    const { error: refused } =
      paymentIntent?.status === 'requires_action'
        ? await stripe.handleNextAction({ clientSecret })
        : await stripe.confirmPayment({
            clientSecret,
            confirmParams: { return_url: returnUrl },
            redirect: 'if_required',
          });
    refuse(refused);
  },
  confirmSetup: async (_payments, { clientSecret, method }, returnUrl) => {
    const { error } = await stripe.confirmSetup({
      clientSecret,
      confirmParams: { payment_method: method, return_url: returnUrl },
      redirect: 'if_required',
    });
    refuse(error);
  },
});

/** The fields are in a frame of Stripe: their content never reaches this page. */
function StripeFields({ stripe, ref }: CardFieldsProps & { stripe: Stripe }) {
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements>(null);
  const scheme = useComputedColorScheme('light');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const made = stripe.elements({
      mode: 'setup',
      allowedPaymentMethodTypes: ['card'],
      paymentMethodCreation: 'manual',
    });
    const wallets = { applePay: 'never', googlePay: 'never', link: 'never' } as const;
    const payment = made.create('payment', { wallets });
    payment.on('loaderror', () => setFailed(true));
    payment.mount(place.current);
    elements.current = made;
    return () => payment.destroy();
  }, [stripe]);
  useEffect(() => {
    void elements.current?.update({ appearance: readAppearance(scheme) });
  }, [scheme]);
  useImperativeHandle(ref, () => ({
    createMethod: async () => {
      if (!elements.current || failed) throw new WrongFields();
      return createMethod(stripe, elements.current);
    },
  }));
  return (
    <>
      {failed && <CardFailure />}
      <div ref={place} hidden={failed} />
    </>
  );
}

async function createMethod(stripe: Stripe, elements: StripeElements): Promise<string> {
  const { error: wrong } = await elements.submit();
  if (wrong?.type === 'validation_error') throw new WrongFields();
  refuse(wrong);
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
  if (paymentMethod) return paymentMethod.id;
  throw toCardError(error);
}

function refuse(error: StripeError | undefined) {
  if (error) throw toCardError(error);
}

const toCardError = ({ type, code, decline_code: declineCode }: StripeError) =>
  new CardError(describeCardFailure({ type, code, declineCode }));
