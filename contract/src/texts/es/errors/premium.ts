import { cardFailureKind } from '../../../premium/card-failures.ts';
import { cardFailureTexts } from '../card-failures.ts';
import type { premiumErrors } from '../../../premium/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { plural } from '../plural.ts';

export const premium: ErrorTexts<typeof premiumErrors> = {
  payment_service_unreachable: 'No podemos conectar con el servicio de pagos. Inténtalo de nuevo.',
  payment_object_not_found: 'No encontramos esto.',
  payment_still_processed: 'Esto aún se está procesando. Inténtalo de nuevo en un momento.',
  payment_service_refused: 'El servicio de pagos lo rechazó. Escribe a soporte.',
  premium_not_sold: 'Aquí todavía no se puede comprar premium.',
  payment_sandbox_absent: 'Aquí no hay un entorno de pagos de prueba.',
  invoice_not_found: 'No encontramos la factura.',
  invoice_pdf_absent: 'Esta factura aún no tiene PDF.',
  invoice_pdf_unreachable: 'No pudimos cargar la factura. Inténtalo de nuevo.',
  refund_on_its_way: 'Hay un reembolso en camino. Inténtalo de nuevo en un momento.',
  no_credit: 'No tienes saldo.',
  credit_was_given:
    'Este saldo fue un regalo: reduce tus próximos pagos y no se puede devolver a una tarjeta.',
  payment_event_unsigned: 'Este no es un evento firmado del proveedor.',
  last_card: 'Tu suscripción se paga con esta tarjeta. Añade otra primero.',
  card_not_found: 'No encontramos la tarjeta.',
  plan_change_in_progress:
    'Tu último cambio aún se está procesando. Inténtalo de nuevo en un momento.',
  subscription_already_ended: 'Esta suscripción ya terminó.',
  member_changes_plan:
    'Este miembro está cambiando de plan ahora mismo. Inténtalo de nuevo en un momento.',
  ending_amounts_out_of_date: 'Estos importes ya no son actuales. Cierra esto y míralo de nuevo.',
  ended_with_refund_already:
    'Esta suscripción ya se terminó con un reembolso. Termínala sin reembolso o reembolsa la factura.',
  refund_still_made:
    'Aún se está haciendo un reembolso a este miembro. Inténtalo de nuevo en un minuto, o termina la suscripción sin reembolso.',
  invoice_refunded_meanwhile:
    'Parte de esta factura se reembolsó desde que la abriste. Cierra esto y mírala de nuevo.',
  subscription_not_found: 'No encontramos la suscripción.',
  no_subscription: 'No tienes ninguna suscripción.',
  payment_not_found: 'No encontramos el pago.',
  subscription_expired: 'Esta suscripción ha caducado. Suscríbete de nuevo.',
  payment_not_through: 'Tu pago no se completó. Inténtalo de nuevo.',
  already_subscribed: 'Ya tienes una suscripción.',
  next_period_being_charged: 'Se está cobrando tu próximo periodo. Inténtalo de nuevo en una hora.',
  premium_not_ended_now:
    'Conservas premium hasta el final del tiempo que tienes. Si quieres terminarlo ya, escribe a soporte.',
  subscription_over: 'Tu suscripción ha terminado. Puedes suscribirte de nuevo.',
  no_card_saved:
    'No hay ninguna tarjeta guardada para pagarlo. Añade primero una en “Métodos de pago”.',
  subscription_ending_now:
    'Tu suscripción se está terminando ahora mismo. Inténtalo de nuevo en un momento.',
  begin_needed:
    'Solo se te puede devolver todo de un contrato, y eso ya ocurrió o aún puede ocurrir. Acepta que premium empiece de inmediato: si desistes en 14 días, pagas solo el tiempo de uso.',
  card_needs_begin:
    'A esta tarjeta se le puede devolver todo de un solo contrato, y eso ya se usó o lo ocupa otra compra. Acepta que premium empiece de inmediato o usa otra tarjeta.',
  card_used_up:
    'Aún se te puede devolver todo de tu contrato, y con la tarjeta que lo pagaría eso ya se usó o lo ocupa otra compra. Usa otra tarjeta o inténtalo de nuevo cuando pasen tus 14 días para desistir.',
  withdrawal_period_over:
    'El plazo de 14 días para desistir de este contrato ya pasó. Aún puedes cancelarlo para que no se renueve.',
  withdrawal_link_unknown:
    'Este enlace está incompleto o su contrato ya no existe. Ábrelo de nuevo desde el correo.',
  withdrawal_amounts_out_of_date:
    'El importe que recuperas ha cambiado. Míralo de nuevo y confirma.',
  first_payment_out_of_date: 'El importe ha cambiado y no se cobró nada. Míralo de nuevo.',
  change_amounts_out_of_date: 'Los importes han cambiado y no se cobró nada. Míralos de nuevo.',
  trial_used_up: 'Ya usaste tu prueba gratis. Puedes pagar ahora.',
  trial_used_up_meanwhile: 'Ya usaste tu prueba gratis. Inténtalo de nuevo.',
  bank_asks: 'Tu banco te pide que confirmes este pago. Todavía no se cobró nada.',
  card_not_confirmed:
    'Tu banco aún no ha confirmado la tarjeta. Inténtalo de nuevo o usa otra tarjeta.',
  premium_end_past: 'Elige un momento futuro.',
  incognito_needs_premium: 'Para activar el modo incógnito necesitas premium.',
  filter_needs_premium: 'Para este filtro necesitas premium.',
  days_are_kept:
    'Los días sin usar solo se reembolsan si la suscripción termina ahora. Si no, el miembro los conserva hasta el final.',
  nothing_left_to_refund: 'De esta factura no queda nada por reembolsar.',
  refund_too_large: 'Es más de lo que queda de la factura.',
  trial_needs_card: 'Para empezar tu prueba gratis, confirma primero una tarjeta.',
  card_starts_no_trial:
    'Con esta tarjeta no se puede empezar una prueba gratis. Puedes pagar ahora o usar otra tarjeta.',
  card_used_for_trial:
    'Esta tarjeta ya se usó para una prueba gratis. Puedes pagar ahora o usar otra tarjeta.',
  last_payment_failed: 'Tu último pago falló. Actualiza primero tu tarjeta.',
  subscription_canceled: 'Tu suscripción está cancelada. Conserva primero premium.',
  plan_unchanged: 'Ya tienes este plan.',
  plan_change_planned: 'Tu plan ya va a cambiar a este.',
  coupon_invalid: 'Este cupón no es válido.',
  coupon_used: 'Ya usaste este cupón.',
  coupon_used_up: 'Este cupón se ha agotado.',
  premium_end_too_late: ({ days }) =>
    `Elige un momento dentro de ${plural(days, { one: 'un día', other: `${days} días` })} como máximo.`,
  price_move_not_found: 'No se encontró este cambio de precio.',
  price_not_old: 'Ninguna suscripción que se renueve tiene este precio.',
  price_move_pending:
    'Algunas de estas suscripciones ya están en otro cambio de precio. Detén ese primero o espera a que termine.',
  price_move_out_of_date:
    'El precio o las suscripciones han cambiado desde que miraste. Vuelve a mirar la vista previa.',
  price_move_over:
    'Este cambio de precio ya terminó. Todas las personas incluidas pagan el precio nuevo.',
  price_move_too_soon: ({ days }) =>
    `Elige un día dentro de al menos ${days} días, para que los miembros tengan tiempo de decidir.`,
  price_move_too_late: ({ days }) => `Elige un día dentro de ${days} días como máximo.`,
  card_failed: ({ type, ...failure }) =>
    cardFailureTexts[cardFailureKind({ ...failure, type: type ?? undefined })],
};
