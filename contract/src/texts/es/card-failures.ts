import type { CardFailureKind } from '../../premium/card-failures.ts';

export const cardFailureTexts: Readonly<Record<CardFailureKind, string>> = {
  'unconfirmed-yet':
    'Tu banco te pide que confirmes este pago. No se cobró nada. Inténtalo de nuevo o usa otra tarjeta.',
  declined: 'Tu tarjeta fue rechazada. Usa otra tarjeta o consulta con tu banco.',
  unsupported: 'Tu tarjeta no admite este pago. Usa otra tarjeta.',
  'over-limit': 'Superaste el límite de tu tarjeta. Usa otra tarjeta.',
  currency: 'Tu tarjeta no admite esta moneda. Usa otra tarjeta.',
  expired: 'Tu tarjeta caducó. Usa otra tarjeta.',
  'security-code':
    'El código de seguridad de tu tarjeta no es correcto. Revísalo e inténtalo de nuevo.',
  number: 'El número de tu tarjeta no es correcto. Revísalo e inténtalo de nuevo.',
  funds: 'Tu tarjeta no tiene fondos suficientes. Usa otra tarjeta.',
  expiry: 'La fecha de caducidad de tu tarjeta no es correcta. Revísala e inténtalo de nuevo.',
  'not-confirmed':
    'Tu banco no confirmó el pago. No se cobró nada. Inténtalo de nuevo o usa otra tarjeta.',
  'bank-unreachable': 'No pudimos conectar con tu banco. Inténtalo más tarde.',
  busy: 'No pudimos conectar con el servicio de pagos. Inténtalo de nuevo.',
  'late-payment': 'Este pago ya no está abierto. Vuelve a cargar la página para ver qué se pagó.',
  'card-not-confirmed':
    'Tu banco no confirmó la tarjeta, así que no se guardó. Inténtalo de nuevo o usa otra tarjeta.',
  processing: 'Un error impidió cobrar en tu tarjeta. Inténtalo más tarde.',
  'late-card':
    'Esta tarjeta ya no se puede confirmar. Vuelve a cargar la página e inténtalo de nuevo.',
  'change-planned':
    'Tu banco pide que confirmes este pago, y eso no es posible mientras haya otro cambio previsto. No se cobró nada. Conserva primero tu plan actual o usa otra tarjeta.',
  'test-cards-only':
    'Este sitio solo acepta tarjetas de prueba, como 4242 4242 4242 4242. Nunca escribas aquí una tarjeta real.',
  'try-later': 'Tu banco rechazó el pago. Inténtalo más tarde.',
  unusable: 'No se pudo usar tu tarjeta. Inténtalo de nuevo o usa otra tarjeta.',
};
