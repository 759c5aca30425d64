import { formatDateTime } from '@kindred/contract/texts/es/format-date-time';
import { plural } from '@kindred/contract/texts/es/plural';
import type { PlanId } from '@kindred/contract/premium/plans';
import type { PremiumEvent } from '@kindred/contract/premium/notices';
import type { refundKinds } from '@kindred/contract/premium/office';
import type { MovementKind } from '@kindred/contract/premium/revenue';
import type { Rights } from '@kindred/contract/premium/rights';
import type { SubscriptionStatus } from '@kindred/contract/premium/subscription';
import type { Translated } from '@kindred/contract/texts/translated';
import { config } from '../../lib/calls/config.ts';
import {
  formatNumber,
  formatPercent,
  formatSiteDate as formatDate,
} from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/payments.ts';

type RefundKind = (typeof refundKinds)[number];

export const messages: Translated<typeof en> = {
  loading: 'Cargando…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  plans: { monthly: 'Mensual', quarterly: 'Trimestral', annual: 'Anual' } as Record<PlanId, string>,
  statuses: {
    incomplete: 'Aún sin pagar',
    incomplete_expired: 'Nunca pagada',
    trialing: 'Prueba',
    active: 'Activa',
    past_due: 'Pago fallido',
    unpaid: 'Impagada',
    canceled: 'Terminada',
    paused: 'En pausa',
  } as Record<SubscriptionStatus, string>,
  ending: 'Por terminar',
  list: {
    title: 'Suscripciones',
    label: 'Suscripciones',
    search: 'Nombre, correo o ID de suscripción',
    status: 'Estado',
    anyStatus: 'Cualquier estado',
    plan: 'Plan',
    anyPlan: 'Cualquier plan',
    member: 'Solo un miembro',
    everyone: 'Mostrar todo',
    columns: ['Miembro', 'Plan', 'Precio', 'Estado', 'Premium hasta', 'Inicio'] as const,
    price: (plan: string, amount: string, each: string) => `${plan}, ${amount} ${each}`,
    each: { monthly: 'al mes', quarterly: 'al trimestre', annual: 'al año' } as Record<
      PlanId,
      string
    >,
    until: (date: string) => `Hasta el ${date}`,
    none: 'No se encontraron suscripciones.',
    total: (count: number) =>
      plural(count, { one: '1 suscripción', other: `${formatNumber(count)} suscripciones` }),
    latest: 'Las más recientes primero',
    unknown: 'Sin nombre',
    never: '–',
    done: 'Mostrar suscripciones',
  },
  member: {
    paid: (amount: string, refunded: string) => `Pagado: ${amount}; reembolsado: ${refunded}`,
    credit: (amount: string) => `Saldo: ${amount}, se usa en los próximos pagos`,
    planned: (plan: string, date: string) => `${plan} desde el ${formatDate(date)}`,
    none: 'No hay pagos.',
    subscriptions: 'Suscripciones',
    invoices: 'Facturas',
    refunds: 'Reembolsos',
    until: (date: string) => `hasta el ${formatDate(date)}`,
    agreed: (price: string, months: number, date: string) =>
      `aceptó ${price} ${plural(months, { one: 'cada mes', other: `cada ${months} meses` })} el ${formatDateTime(date, config.timeZone)}`,
    agreedText: (version: string | null) =>
      version ? `texto ${version}` : 'con un cliente que no indicó qué texto mostraba',
    end: 'Terminar',
    endOf: (plan: string) => `Terminar la suscripción ${plan}`,
    refund: 'Reembolsar',
    refundOf: (invoice: string) => `Reembolsar la factura ${invoice}`,
    refunded: (amount: string) => `Reembolso: ${amount}`,
    refundOfAmount: (amount: string) => `Reembolso de ${amount}`,
    creditReturned: 'Saldo devuelto al miembro',
    ofWithdrawal: 'Desistimiento del contrato',
    madeAtProvider: 'Hecho en el proveedor de pagos',
    ofCredit: (amount: string) => `incluye ${amount} de saldo`,
    ended: 'La suscripción se terminó. No se reembolsó nada.',
    endedRefunded: (amount: string) =>
      `La suscripción se terminó. Reembolso a la tarjeta: ${amount}.`,
    refundMade: (amount: string) => `Reembolso a la tarjeta: ${amount}.`,
    refundEnded: (amount: string) =>
      `Reembolso a la tarjeta: ${amount}. La suscripción se terminó.`,
    endsLater: 'La suscripción termina con su periodo pagado.',
    invoice: {
      draft: 'Borrador',
      open: 'Por pagar',
      paid: 'Pagada',
      void: 'Anulada',
      uncollectible: 'No pagada',
    },
    pending: {
      purchase: 'Aún sin pagar, no se debe',
      change: 'A la espera del banco del miembro, no se debe',
    },
    refundStates: { requested: 'Pedido', succeeded: 'Reembolsado', failed: 'Fallido' },
    by: (name: string) => `por ${name}`,
    team: 'el equipo',
    notices: 'Lo que se comunicó al miembro',
    noticeOf: {
      started: 'Premium ha empezado',
      'payment-failed': 'Un pago falló',
      unpaid: 'Premium terminó por falta de pago',
      'trial-ending': 'La prueba gratis termina pronto',
      'trial-paid': 'La prueba gratis ha terminado y el plan ha empezado',
      'plan-changes': 'El plan cambia más tarde',
      'plan-changed': 'El plan ha cambiado',
      canceled: 'Premium no se renovará',
      'renews-again': 'Premium vuelve a renovarse',
      refunded: 'Hay un reembolso en camino a la tarjeta',
      'refund-failed': 'Un reembolso no llegó a la tarjeta',
      ended: 'Premium ha terminado',
      'subscription-ended': 'La suscripción ha terminado y sigue el premium del equipo',
      withdrawn: 'Se recibió el desistimiento del contrato',
      reminder: 'Recordatorio anual de que premium se renueva automáticamente',
      'price-changes': 'Aviso de un precio nuevo',
      'price-stays': 'El precio anterior se mantiene',
    } as Record<PremiumEvent, string>,
  },
  refund: {
    title: 'Reembolsar un pago',
    about: (invoice: string, left: string) =>
      `Factura ${invoice}. Se puede reembolsar hasta ${left}.`,
    amount: 'Importe',
    amountAbout: 'Déjalo como está para reembolsarlo todo.',
    amountLater: 'Si reembolsas más, los días sin usar del plan actual valen menos.',
    later: (amount: string) =>
      `De este pago, ${amount} corresponde al plan actual y se devuelve con sus días sin usar cuando lo terminas.`,
    wrong: (most: string) => `Escribe un importe de hasta ${most}.`,
    credit: (amount: string) =>
      `De ese importe, ${amount} es saldo, que desaparece con el reembolso.`,
    goesOn: (date: string) =>
      `Premium continúa y se renueva el ${formatDate(date)}. Un reembolso no lo termina.`,
    goesOnUnpaid: (date: string) =>
      `El último pago falló. Premium continúa hasta el ${formatDate(date)} mientras se reintenta. Un reembolso no lo termina.`,
    endNow: 'Terminar premium también ahora',
    reason: 'Motivo',
    reasonAbout: 'Se conserva en el registro de auditoría.',
    cancel: 'Cancelar',
    submit: (amount: string) => `Reembolsar ${amount}`,
    submitNone: 'Reembolsar',
  },
  end: {
    title: 'Terminar la suscripción',
    about: (plan: string) => `La suscripción ${plan} del miembro.`,
    when: 'Cuándo',
    now: 'Ahora',
    later: 'Al final del periodo',
    refund: 'Reembolso',
    refunds: {
      none: () => 'Nada',
      unused: (amount: string) => `Los días sin usar: ${amount}`,
      last: (amount: string) => `El último pago: ${amount}`,
      credit: (amount: string) => `Saldo: ${amount}`,
    } as Record<RefundKind, (amount: string) => string>,
    ofCredit: (amount: string) => `De ese importe, ${amount} es saldo.`,
    stays: (amount: string) => `Saldo: ${amount}. Queda para una suscripción posterior.`,
    nothing: 'No queda nada por reembolsar.',
    reason: 'Motivo',
    reasonAbout: 'Se conserva en el registro de auditoría.',
    cancel: 'Cancelar',
    submit: 'Terminar suscripción',
  },
  revenue: {
    title: 'Ingresos',
    recurring: 'Ingresos recurrentes mensuales',
    recurringAbout:
      'Lo que pagan al mes todas las suscripciones actuales. Un plan anual cuenta como la doceava parte de su precio.',
    subscribers: 'Suscripciones',
    subscribersAbout: 'Miembros con una suscripción pagada o en su periodo de gracia.',
    net: 'Neto de este mes',
    netAbout: 'Facturas pagadas este mes, menos los reembolsos hechos este mes.',
    change: 'Cambio de este mes',
    changeAbout: 'Ingresos nuevos, ampliados y recuperados, menos los reducidos y perdidos.',
    what: (figure: string) => `¿Qué es “${figure}”?`,
    since: (percent: string) => `${percent} desde el mes pasado`,
    each: (amount: string) => `${amount} de media cada una`,
    before: (amount: string) => `${amount} el mes pasado`,
    moved: (gained: string, lost: string) => `${gained}, ${lost}`,
    growth: 'Ingresos recurrentes',
    growthAbout: (currency: string) => `Al final de cada mes, en ${currency.toUpperCase()}`,
    moves: 'Qué los cambió',
    movesAbout: (currency: string) =>
      `Lo ganado sobre la línea, lo perdido bajo ella, y la suma de ambos, en ${currency.toUpperCase()}`,
    byPlan: 'Por plan',
    byPlanAbout: 'Parte de los ingresos recurrentes',
    ofPlan: (subscribers: number) =>
      plural(subscribers, {
        one: '1 suscripción',
        other: `${formatNumber(subscribers)} suscripciones`,
      }),
    months: 'Por mes',
    monthColumns: 'Mes',
    movements: {
      new: 'Nuevos',
      expansion: 'Ampliación',
      contraction: 'Reducción',
      churn: 'Bajas',
      reactivation: 'Reactivación',
    } as Record<MovementKind, string>,
    recurringShort: 'Recurrentes',
    nothing: '–',
    paid: 'Pagado',
    refunded: 'Reembolsado',
    withdrawn: 'Por desistimiento',
    netShort: 'Neto',
    checks: {
      equal: (date: string) => `Comprobado con las facturas el ${date}: coinciden.`,
      different: (date: string, difference: string) =>
        `Comprobado con las facturas el ${date}: hay una diferencia de ${difference}.`,
      never: 'Aún sin comprobar con las facturas. Se hace cada noche.',
    },
  },
  rights: {
    title: 'Planes',
    about:
      'Lo que permiten el servicio gratis y premium. Los miembros ven la misma tabla en la página Premium.',
    prices: 'Precios',
    pricesAbout:
      'Lo que cuestan las suscripciones nuevas. Los precios se cambian en la página Sitio.',
    toOldPrices: 'Pasar precios anteriores',
    priceColumns: ['Plan', 'Precio', 'Al mes', 'Ahorro'] as const,
    table: 'Derechos',
    right: 'Derecho',
    tiers: { free: 'Gratis', premium: 'Premium' },
    names: {
      likesPerDay: 'Likes al día',
      superlikesPerDay: 'Superlikes al día',
      undosPerDay: 'Deshacer (veces al día)',
      seesLikes: 'Ve a quién le gusta',
      filters: 'Todos los filtros',
      incognito: 'Modo incógnito',
    } as Record<keyof Rights, string>,
    field: (tier: string, right: string) => `${tier}: ${right}`,
    unlimited: 'Para quitar el límite, deja vacío el campo de likes o de deshacer.',
    empty: 'Sin límite',
    saves: (percent: number) => formatPercent(percent),
    savesNothing: '–',
    wrong: `Escribe un número sin decimales, hasta ${formatNumber(100_000)}.`,
    save: 'Revisar cambios',
    unchanged: 'No ha cambiado nada.',
    confirm: '¿Cambiar los planes?',
    confirmAbout:
      'Se aplica de inmediato a todos los miembros y queda en el registro de auditoría.',
    noLimit: 'sin límite',
    yes: 'sí',
    no: 'no',
    line: (what: string, before: string, after: string) => `${what}: de ${before} a ${after}`,
    cancel: 'Cancelar',
    submit: 'Cambiar planes',
    saved: 'Los planes han cambiado.',
    stale: 'Otra persona cambió los planes. Míralos de nuevo antes de cambiarlos.',
  },
};
