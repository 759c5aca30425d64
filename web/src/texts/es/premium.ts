import { plural } from '@kindred/contract/texts/es/plural';
import type { PlanId } from '@kindred/contract/premium/plans';
import type { Translated } from '@kindred/contract/texts/translated';
import {
  formatNumber,
  formatPercent,
  formatSiteDate as formatDate,
} from '../../lib/formats/formats.ts';
import type { every as enEvery, messages as en } from '../en/premium.ts';
import { planChange } from './plan-change.ts';

export const every: Translated<typeof enEvery> = {
  monthly: 'cada mes',
  quarterly: 'cada 3 meses',
  annual: 'cada año',
};

const daysFree = (days: number) =>
  plural(days, { one: '1 día gratis', other: `${days} días gratis` });

export const messages: Translated<typeof en> = {
  loading: 'Cargando…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  clock: (date: string) => `Reloj de los pagos: ${date}`,
  plans: {
    names: { monthly: 'Mensual', quarterly: 'Trimestral', annual: 'Anual' } as Record<
      PlanId,
      string
    >,
    title: 'Llega más lejos con premium',
    titleLiked: 'Mira a quién ya le gustas',
    titleOwn: 'Tienes premium',
    about: 'Más likes, más margen para deshacer y la lista de personas a las que les gustas.',
    liked: (count: number) =>
      plural(count, {
        one: '1 persona te espera. Premium te muestra quién es.',
        other: `${formatNumber(count)} personas te esperan. Premium te muestra quiénes son.`,
      }),
    own: 'Aquí ves lo que tienes y lo que puedes cambiar.',
    ownEnds: (date: string) => `Termina el ${formatDate(date)}. No se te cobrará más.`,
    choose: 'Plan',
    perMonth: 'al mes',
    save: (percent: number) => `Ahorra un ${formatPercent(percent)}`,
    billed: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    yours: 'Tu plan',
    today: (plan: string, price: string) => `${plan}, ${price} hoy`,
    ownPlan: (plan: string) => `Tu plan es el ${plan.toLowerCase()}`,
    other: (plan: string, price: string) => `${plan}, ${price}`,
    otherAbout: 'El siguiente paso muestra cuánto cuesta el cambio y cuándo se hace.',
    endsTitle: (plan: string, date: string) =>
      `El plan ${plan.toLowerCase()} termina el ${formatDate(date)}`,
    endsAbout: 'Si conservas premium, se renueva como antes.',
    endsOther: (plan: string) =>
      `Conserva primero premium. Después puedes cambiar al plan ${plan.toLowerCase()}.`,
    trial: (plan: string, days: number) => `${plan}, ${daysFree(days)}`,
    renews: (price: string, plan: PlanId) =>
      `Después, ${price} ${every[plan]}. Cancela cuando quieras.`,
    renewsOn: (date: string) => `Se renueva el ${formatDate(date)}. Cancela cuando quieras.`,
    afterTrial: (price: string, plan: PlanId) =>
      `Después, ${price} ${every[plan]}. Cancela cuando quieras.`,
    buy: 'Continuar al pago',
    change: (plan: string) => `Cambiar al ${plan.toLowerCase()}`,
    manage: 'Gestionar premium',
    off: 'Aquí todavía no se vende premium.',
    verify: 'Confirma primero tu correo. Después podrás tener premium.',
    toVerify: 'Escribir el código',
  },
  rights: {
    title: 'Qué obtienes',
    label: 'Gratis y premium, comparados',
    right: 'Qué',
    free: 'Gratis',
    premium: 'Premium',
    unlimited: 'Sin límite',
    yes: 'Sí',
    no: 'No',
    names: {
      likesPerDay: 'Likes al día',
      superlikesPerDay: 'Superlikes al día',
      undosPerDay: 'Deshacer (veces al día)',
      seesLikes: 'Ver a quién le gustas',
      filters: 'Filtros',
      incognito: 'Modo incógnito: solo te ve quien te gusta',
    },
    seesLikes: { true: 'Quiénes son', false: 'Cuántas, y de una en una' },
    filters: { true: 'Todos', false: 'Edad, distancia y género' },
    note: 'Lo demás es igual para todo el mundo: explorar, matches, seguridad y soporte.',
  },
  benefits: {
    title: 'Qué incluye',
    seesLikes: 'Ver a todas las personas a las que les gustas',
    likesPerDay: (count: number | null) =>
      count === null
        ? 'Likes sin límite'
        : plural(count, { one: '1 like al día', other: `${formatNumber(count)} likes al día` }),
    superlikesPerDay: (count: number) =>
      plural(count, {
        one: '1 superlike al día',
        other: `${formatNumber(count)} superlikes al día`,
      }),
    undosPerDay: (count: number | null) =>
      count === null
        ? 'Deshacer sin límite'
        : plural(count, {
            one: 'Deshacer 1 vez al día',
            other: `Deshacer ${formatNumber(count)} veces al día`,
          }),
    filters: 'Todos los filtros',
    incognito: 'Modo incógnito: solo te ve quien te gusta',
  },
  checkout: {
    title: 'Pago',
    back: 'Todos los planes',
    summary: 'Tu pedido',
    due: 'A pagar hoy',
    free: daysFree,
    later: (price: string, date: string) => `Después, ${price} el ${formatDate(date)}`,
    payWith: 'Pagar con',
    otherCard: 'Otra tarjeta',
    card: (brand: string, last4: string) => `${brand} terminada en ${last4}`,
    coupon: 'Cupón (opcional)',
    couponOf: (code: string) => `Cupón ${code}`,
    percentOff: (percent: number) => `${formatPercent(percent)} de descuento en el primer pago`,
    amountOff: (amount: string) => `${amount} de descuento en el primer pago`,
    owed: 'Pendiente de antes',
    pay: (price: string) => `Pagar ${price}`,
    payNothing: 'Activar premium',
    payNow: (price: string) => `Pagar ${price} ahora, sin prueba`,
    startTrial: 'Empezar prueba gratis',
    paying: 'Pagando…',
    starting: 'Empezando…',
    confirming: 'Comprobando tu pago…',
    done: 'Ya tienes premium',
    doneAbout: 'Tu pago se completó. Ya puedes usarlo todo.',
    doneTrial: 'Tu prueba gratis ha empezado. Ya puedes usarlo todo.',
    ownAbout: 'Este es tu plan. Ya puedes usarlo todo.',
    ownFailed: 'Tu pago falló',
    toLikes: 'Ver a quién le gustas',
    toDiscover: 'Descubrir personas',
    manage: 'Gestionar premium',
    stillOpen:
      'Tu pago no se completó y no se te cobró nada. Inténtalo de nuevo o usa otra tarjeta.',
    off: 'Ahora mismo no se puede comprar premium aquí.',
  },
  planned: {
    title: (plan: string, date: string) =>
      `El plan ${plan.toLowerCase()} empieza el ${formatDate(date)}`,
    line: (to: string, date: string, from: string) =>
      `El plan ${to.toLowerCase()} empieza el ${formatDate(date)}. Hasta entonces conservas el plan ${from.toLowerCase()}.`,
    afterRefund: 'Se reembolsaron días del periodo actual, así que primero termina este.',
    until: (from: string) => `Hasta entonces conservas el plan ${from.toLowerCase()}.`,
    keep: (plan: string) => `Conservar el ${plan.toLowerCase()}`,
    kept: (plan: string) =>
      `Conservas el plan ${plan.toLowerCase()}. El cambio previsto está cancelado.`,
  },
  credit: {
    title: 'Saldo',
    line: (amount: string) => `Saldo: ${amount}, se usa en tus próximos pagos.`,
    given: 'No se pagó con tarjeta, así que no se puede devolver a una.',
    getBack: (amount: string) => `Recuperar ${amount}`,
    refunded: (amount: string) => `Hemos enviado ${amount} a tu tarjeta. Tarda de 5 a 10 días.`,
    usedUp: 'Mientras tanto, tu saldo se usó en un pago.',
    lost: (amount: string) => `Perderías ${amount} de saldo. Mejor recupéralo.`,
    lostGiven: (amount: string) => `Perderías ${amount} de saldo, que no se pagó con tarjeta.`,
  },
  change: planChange,
  card: {
    label: 'Tarjeta',
    loading: 'Cargando el formulario de la tarjeta…',
    failed:
      'No pudimos cargar el formulario de la tarjeta. Revisa tu conexión y tu bloqueador de contenido.',
    test: 'Formulario de tarjeta de prueba',
    testAbout:
      'Este sitio solo acepta tarjetas de prueba. No se mueve dinero. Nunca escribas una tarjeta real.',
    number: 'Número de tarjeta',
    expires: 'Caducidad',
    expiresHint: 'MM / AA',
    code: 'Código de seguridad',
    cards: 'Tarjetas de prueba',
    take: 'Usar',
    takeCard: (about: string) => `Usar la tarjeta que ${about}`,
    numberWrong: 'Escribe el número de tarjeta completo.',
    expiresWrong: 'Escribe mes y año, por ejemplo 04 / 30.',
    codeWrong: 'Escribe los 3 o 4 dígitos del código de seguridad.',
    kinds: {
      pays: 'es aceptada',
      asks: 'te pide que confirmes',
      declined: 'es rechazada',
      funds: 'no tiene fondos suficientes',
      later: 'es aceptada ahora y rechazada más tarde',
      slow: 'es aceptada después de diez segundos',
    },
    unreachable: 'No podemos conectar con el servicio de pagos. Inténtalo de nuevo.',
  },
  manage: {
    title: 'Tu premium',
    plan: 'Plan',
    none: 'No tienes ninguna suscripción',
    noneAbout:
      'Con premium ves a quién le gustas y puedes dar like a todas las personas que quieras.',
    granted: 'Tienes premium sin suscripción. Para ti es gratis.',
    toPlans: 'Ver planes',
    price: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    statuses: {
      active: 'Activa',
      trialing: 'Prueba gratis',
      past_due: 'Pago fallido',
      unpaid: 'Impagada',
      canceled: 'Terminada',
      incomplete: 'Aún sin pagar',
      incomplete_expired: 'No pagada',
      paused: 'En pausa',
    },
    ends: 'Por terminar',
    next: (price: string, date: string) => `Próximo pago: ${price} el ${formatDate(date)}`,
    nextLess: (price: string, date: string, coupon: string) =>
      `Próximo pago: ${price} el ${formatDate(date)}, menos tu cupón ${coupon}`,
    nextAfterCredit: (price: string, date: string, credit: string) =>
      `Próximo pago: ${price} el ${formatDate(date)}, después de ${credit} de saldo`,
    andCredit: (text: string, credit: string) => `${text} y hasta ${credit} de saldo`,
    plusOwed: (text: string, owed: string) => `${text}, más ${owed} que debes de antes`,
    endsOn: (date: string) => `Termina el ${formatDate(date)}. No se te cobrará más.`,
    failedUntil: (date: string) =>
      `Tu último pago falló. Actualiza tu tarjeta antes del ${formatDate(date)} para conservar premium.`,
    failedNow: 'Tu último pago falló. Actualiza tu tarjeta para recuperar premium.',
    updateCard: 'Actualizar tarjeta',
    change: 'Cambiar de plan',
    cancel: 'Cancelar premium',
    keep: 'Conservar premium',
    kept: 'Conservas premium. Ya no está cancelado.',
    canceled: (date: string) =>
      `Premium está cancelado. Lo conservas hasta el ${formatDate(date)}.`,
    cancelTitle: '¿Cancelar premium?',
    cancelUntil: (date: string) => `Conservas premium hasta el ${formatDate(date)}. Después:`,
    cancelPlanned: (plan: string) => `También se cancela tu cambio al plan ${plan.toLowerCase()}.`,
    cancelNow: 'Premium termina ahora, porque no hay nada pagado. Desde ahora:',
    stay: 'Conservar premium',
    lose: {
      seesLikes: 'Ves a cuántas personas les gustas, y quiénes son, de una en una.',
      likesPerDay: (count: number) =>
        plural(count, {
          one: 'Tienes 1 like al día.',
          other: `Tienes ${formatNumber(count)} likes al día.`,
        }),
      undosPerDay: (count: number) =>
        plural(count, {
          one: 'Puedes deshacer 1 vez al día.',
          other: `Puedes deshacer ${formatNumber(count)} veces al día.`,
        }),
      superlikesPerDay: (count: number) =>
        plural(count, {
          one: 'Tienes 1 superlike al día.',
          other: `Tienes ${formatNumber(count)} superlikes al día.`,
        }),
      filters: 'Tienes menos filtros.',
      incognito:
        'El modo incógnito termina. Si lo usas, pausamos tu perfil para que nadie te vea sin que lo esperes.',
    },
    loseNothing: 'Tus matches, likes y perfil se quedan como están.',
    methods: 'Métodos de pago',
    noMethods: 'No hay ninguna tarjeta guardada.',
    toMethods: 'Gestionar tarjetas',
  },
  methods: {
    title: 'Métodos de pago',
    back: 'Tu premium',
    list: 'Tarjetas guardadas',
    none: 'No hay ninguna tarjeta guardada.',
    name: (brand: string, last4: string) => `${brand} terminada en ${last4}`,
    expires: (month: number, year: number) =>
      `Caduca ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
    expired: 'Caducada',
    isDefault: 'Principal',
    makeDefault: 'Usar como principal',
    makeDefaultOf: (card: string) => `Usar como principal: ${card}`,
    remove: 'Quitar',
    removeOf: (card: string) => `Quitar ${card}`,
    removeTitle: '¿Quitar la tarjeta?',
    removeAbout: (card: string) => `${card} ya no estará guardada y no se le podrá cobrar.`,
    cancel: 'Cancelar',
    removed: 'Tarjeta quitada.',
    add: 'Añadir una tarjeta',
    addAbout: 'Será tu tarjeta principal. Si un pago falló, se intentará de nuevo con ella.',
    save: 'Guardar tarjeta',
    saving: 'Guardando…',
    saved: 'Tarjeta guardada.',
    notSaved:
      'Tu tarjeta no se guardó porque no se confirmó. Inténtalo de nuevo o usa otra tarjeta.',
  },
  invoices: {
    title: 'Facturas',
    none: 'Todavía no hay facturas.',
    columns: ['Fecha', 'Número', 'Importe', 'Estado', 'PDF'] as const,
    statuses: {
      draft: 'Borrador',
      open: 'Por pagar',
      paid: 'Pagada',
      void: 'Anulada',
      uncollectible: 'No pagada',
    },
    pending: { purchase: 'Aún sin pagar', change: 'A la espera de tu banco' },
    keeps: (plan: string) =>
      `Conservas el plan ${plan.toLowerCase()} hasta que tu banco confirme el pago. No debes nada.`,
    startsOncePaid: 'Premium empieza cuando pagues. No debes nada.',
    finish: 'Completar el pago',
    giveUp: 'Cancelar el pago',
    credited: (amount: string) => `Abonado como saldo: ${amount}`,
    refunded: (amount: string) => `Reembolsado: ${amount}`,
    download: 'PDF',
    downloadOf: (number: string) => `Factura ${number} en PDF`,
    more: 'Mostrar más',
  },
  brand: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
};
