import type { PlanId } from '@kindred/contract/premium/plans';
import type { every as enEvery, messages as en } from '../en/premium.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';
import { planChange } from './plan-change.ts';

export const every: Translated<typeof enEvery> = {
  monthly: 'كل شهر',
  quarterly: 'كل 3 أشهر',
  annual: 'كل سنة',
};

const likesADay = (count: number) =>
  plural(count, {
    one: 'إعجاب واحد في اليوم',
    two: 'إعجابان في اليوم',
    few: `${formatNumber(count)} إعجابات في اليوم`,
    many: `${formatNumber(count)} إعجابًا في اليوم`,
    other: `${formatNumber(count)} إعجاب في اليوم`,
  });

const superlikesADay = (count: number) =>
  plural(count, {
    one: 'إعجاب فائق واحد في اليوم',
    two: 'إعجابان فائقان في اليوم',
    few: `${formatNumber(count)} إعجابات فائقة في اليوم`,
    many: `${formatNumber(count)} إعجابًا فائقًا في اليوم`,
    other: `${formatNumber(count)} إعجاب فائق في اليوم`,
  });

const undosADay = (count: number) =>
  plural(count, {
    one: 'تراجع مرة واحدة في اليوم',
    two: 'تراجع مرتين في اليوم',
    few: `تراجع ${formatNumber(count)} مرات في اليوم`,
    many: `تراجع ${formatNumber(count)} مرة في اليوم`,
    other: `تراجع ${formatNumber(count)} مرة في اليوم`,
  });

const daysFree = (days: number) =>
  plural(days, {
    one: 'يوم واحد مجانًا',
    two: 'يومان مجانًا',
    few: `${days} أيام مجانًا`,
    many: `${days} يومًا مجانًا`,
    other: `${days} يوم مجانًا`,
  });

export const messages: Translated<typeof en> = {
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل',
  again: 'إعادة المحاولة',
  clock: (date: string) => `ساعة المدفوعات: ${date}`,
  plans: {
    names: { monthly: 'الشهرية', quarterly: 'ربع السنوية', annual: 'السنوية' } as Record<
      PlanId,
      string
    >,
    title: 'المزيد مع بريميوم',
    titleLiked: 'لمعرفة أصحاب الإعجابات',
    titleOwn: 'لديك بريميوم',
    about: 'إعجابات أكثر، وتراجع أكثر، وقائمة بكل أصحاب الإعجابات.',
    liked: (count: number) =>
      plural(count, {
        one: 'هناك شخص ينتظر. ومع بريميوم تظهر لك هويته.',
        two: 'هناك شخصان ينتظران. ومع بريميوم تظهر لك هويتهما.',
        few: `هناك ${formatNumber(count)} أشخاص ينتظرون. ومع بريميوم تظهر لك هوياتهم.`,
        many: `هناك ${formatNumber(count)} شخصًا ينتظرون. ومع بريميوم تظهر لك هوياتهم.`,
        other: `هناك ${formatNumber(count)} شخص ينتظرون. ومع بريميوم تظهر لك هوياتهم.`,
      }),
    own: 'ما لديك وما يمكنك تغييره.',
    ownEnds: (date: string) => `ينتهي في ${formatDate(date)}. ولن يُحصَّل منك شيء بعد ذلك.`,
    choose: 'الباقة',
    perMonth: 'في الشهر',
    save: (percent: number) => `توفير ${percent}%`,
    billed: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    yours: 'باقتك',
    today: (plan: string, price: string) => `الباقة ${plan}، ${price} اليوم`,
    ownPlan: (plan: string) => `باقتك هي ${plan}`,
    other: (plan: string, price: string) => `الباقة ${plan}، ${price}`,
    otherAbout: 'توضح الخطوة التالية تكلفة التغيير وموعده.',
    endsTitle: (plan: string, date: string) => `تنتهي الباقة ${plan} في ${formatDate(date)}`,
    endsAbout: 'عند الاحتفاظ ببريميوم، تتجدد كما في السابق.',
    endsOther: (plan: string) =>
      `يُرجى أولًا الاحتفاظ ببريميوم، وبعدها يمكنك التغيير إلى الباقة ${plan}.`,
    trial: (plan: string, days: number) => `الباقة ${plan}، ${daysFree(days)}`,
    renews: (price: string, plan: PlanId) =>
      `ثم ${price} ${every[plan]}. يمكنك الإلغاء في أي وقت.`,
    renewsOn: (date: string) => `تتجدد في ${formatDate(date)}. يمكنك الإلغاء في أي وقت.`,
    afterTrial: (price: string, plan: PlanId) =>
      `ثم ${price} ${every[plan]}. يمكنك الإلغاء في أي وقت.`,
    buy: 'المتابعة إلى الدفع',
    change: (plan: string) => `التغيير إلى ${plan}`,
    manage: 'إدارة بريميوم',
    off: 'لا يُباع بريميوم هنا بعد.',
    verify: 'يُرجى أولًا تأكيد بريدك الإلكتروني، وبعدها يمكنك الحصول على بريميوم.',
    toVerify: 'إدخال الرمز',
  },
  rights: {
    title: 'المزايا',
    label: 'مقارنة بين المجاني وبريميوم',
    right: 'الميزة',
    free: 'مجاني',
    premium: 'بريميوم',
    unlimited: 'بلا حد',
    yes: 'نعم',
    no: 'لا',
    names: {
      likesPerDay: 'الإعجابات في اليوم',
      superlikesPerDay: 'الإعجابات الفائقة في اليوم',
      undosPerDay: 'مرات التراجع في اليوم',
      seesLikes: 'معرفة أصحاب الإعجابات',
      filters: 'التصفية',
      incognito: 'وضع التخفي: لا يراك إلا من أعجبوك',
    },
    seesLikes: { true: 'الجميع', false: 'العدد فقط' },
    filters: { true: 'الكل', false: 'العمر والمسافة والجنس' },
    note: 'كل ما عدا ذلك متساوٍ للجميع: التصفّح والتطابقات والسلامة والدعم.',
  },
  benefits: {
    title: 'ما تتضمنه',
    seesLikes: 'معرفة كل أصحاب الإعجابات',
    likesPerDay: (count: number | null) =>
      count === null ? 'إعجابات بلا حد' : likesADay(count),
    superlikesPerDay: superlikesADay,
    undosPerDay: (count: number | null) => (count === null ? 'تراجع بلا حد' : undosADay(count)),
    filters: 'كل عوامل التصفية',
    incognito: 'وضع التخفي: لا يراك إلا من أعجبوك',
  },
  checkout: {
    title: 'الدفع',
    back: 'كل الباقات',
    summary: 'طلبك',
    due: 'المستحق اليوم',
    free: daysFree,
    later: (price: string, date: string) => `ثم ${price} في ${formatDate(date)}`,
    payWith: 'الدفع بواسطة',
    otherCard: 'بطاقة أخرى',
    card: (brand: string, last4: string) => `بطاقة ${brand} تنتهي بالأرقام ${last4}`,
    coupon: 'قسيمة (اختياري)',
    couponOf: (code: string) => `القسيمة ${code}`,
    percentOff: (percent: number) => `خصم ${formatNumber(percent)}% من الدفعة الأولى`,
    owed: 'مستحق من قبل',
    pay: (price: string) => `دفع ${price}`,
    payNothing: 'بدء بريميوم',
    payNow: (price: string) => `دفع ${price} الآن، دون فترة تجريبية`,
    startTrial: 'بدء الفترة المجانية',
    paying: 'جارٍ الدفع…',
    starting: 'جارٍ البدء…',
    confirming: 'جارٍ التحقق من الدفع…',
    done: 'لديك بريميوم',
    doneAbout: 'تمت عملية الدفع. يمكنك استخدام كل شيء فورًا.',
    doneTrial: 'بدأت فترتك التجريبية المجانية. يمكنك استخدام كل شيء فورًا.',
    ownAbout: 'هذه باقتك. يمكنك استخدام كل شيء فورًا.',
    ownFailed: 'فشلت دفعتك',
    toLikes: 'معرفة أصحاب الإعجابات',
    toDiscover: 'اكتشاف الأشخاص',
    manage: 'إدارة بريميوم',
    stillOpen:
      'لم تتم عملية الدفع، ولم يُحصَّل منك شيء. يُرجى إعادة المحاولة أو استخدام بطاقة أخرى.',
    off: 'لا يمكن شراء بريميوم هنا حاليًا.',
  },
  planned: {
    title: (plan: string, date: string) => `تبدأ الباقة ${plan} في ${formatDate(date)}`,
    line: (to: string, date: string, from: string) =>
      `تبدأ الباقة ${to} في ${formatDate(date)}. وحتى ذلك الحين تبقى لديك الباقة ${from}.`,
    afterRefund: 'رُدّت قيمة أيام من المدة الحالية، لذا تنتهي أولًا.',
    until: (from: string) => `حتى ذلك الحين تبقى لديك الباقة ${from}.`,
    keep: (plan: string) => `الاحتفاظ بالباقة ${plan}`,
    kept: (plan: string) => `تبقى لديك الباقة ${plan}. وأُلغي التغيير المقرَّر.`,
  },
  credit: {
    title: 'الرصيد',
    line: (amount: string) => `الرصيد: ${amount}، يُستخدم لدفعاتك القادمة.`,
    given: 'لم يُدفع ثمنه من أي بطاقة، لذا لا يمكن ردّه إلى بطاقة.',
    getBack: (amount: string) => `استرداد ${amount}`,
    refunded: (amount: string) =>
      `المبلغ ${amount} في طريقه إلى بطاقتك. ويستغرق ذلك من 5 إلى 10 أيام.`,
    usedUp: 'استُخدم رصيدك لدفعة في هذه الأثناء.',
    lost: (amount: string) => `سيضيع ${amount} من الرصيد. يمكنك استرداده بدلًا من ذلك.`,
    lostGiven: (amount: string) => `سيضيع ${amount} من الرصيد. ولم يُدفع ثمنه من أي بطاقة.`,
  },
  change: planChange,
  card: {
    label: 'البطاقة',
    loading: 'جارٍ تحميل نموذج البطاقة…',
    failed:
      'تعذّر تحميل نموذج البطاقة. يُرجى التحقق من الاتصال ومن أداة حظر المحتوى لديك.',
    test: 'نموذج بطاقة تجريبي',
    testAbout:
      'يقبل هذا الموقع البطاقات التجريبية فقط، ولا تُنقل أي أموال. لا ينبغي أبدًا إدخال بطاقة حقيقية.',
    number: 'رقم البطاقة',
    expires: 'تاريخ الانتهاء',
    expiresHint: 'MM / YY',
    code: 'رمز الأمان',
    cards: 'بطاقات تجريبية',
    take: 'استخدام',
    takeCard: (about: string) => `استخدام البطاقة: ${about}`,
    numberWrong: 'يُرجى إدخال رقم البطاقة كاملًا.',
    expiresWrong: 'يُرجى إدخال الشهر والسنة، مثل \u200e04 / 30.',
    codeWrong: 'يُرجى إدخال أرقام رمز الأمان، وهي 3 أو 4.',
    kinds: {
      pays: 'تدفع',
      asks: 'تطلب التأكيد',
      declined: 'تُرفض',
      funds: 'رصيدها غير كافٍ',
      later: 'تدفع الآن وتفشل لاحقًا',
      slow: 'تدفع بعد عشر ثوانٍ',
    },
    unreachable: 'تعذّر الاتصال بخدمة الدفع. يُرجى إعادة المحاولة.',
  },
  manage: {
    title: 'بريميوم لديك',
    plan: 'الباقة',
    none: 'ليس لديك اشتراك',
    noneAbout: 'مع بريميوم تظهر لك هويات أصحاب الإعجابات، ويمكنك إرسال إعجابات بلا حد.',
    granted: 'لديك بريميوم دون اشتراك. وهو مجاني لك.',
    toPlans: 'عرض الباقات',
    price: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    statuses: {
      active: 'نشط',
      trialing: 'فترة تجريبية مجانية',
      past_due: 'فشل الدفع',
      unpaid: 'غير مدفوع',
      canceled: 'منتهٍ',
      incomplete: 'لم يُدفع بعد',
      incomplete_expired: 'لم يُدفع',
      paused: 'متوقف مؤقتًا',
    },
    ends: 'على وشك الانتهاء',
    next: (price: string, date: string) => `الدفعة القادمة: ${price} في ${formatDate(date)}`,
    nextLess: (price: string, date: string, coupon: string) =>
      `الدفعة القادمة: ${price} في ${formatDate(date)}، بعد خصم قسيمتك ${coupon}`,
    nextAfterCredit: (price: string, date: string, credit: string) =>
      `الدفعة القادمة: ${price} في ${formatDate(date)}، بعد خصم ${credit} من الرصيد`,
    andCredit: (text: string, credit: string) => `${text} وما يصل إلى ${credit} من الرصيد`,
    plusOwed: (text: string, owed: string) => `${text}، إضافةً إلى ${owed} مستحقة من قبل`,
    endsOn: (date: string) => `ينتهي في ${formatDate(date)}. ولن يُحصَّل منك شيء بعد ذلك.`,
    failedUntil: (date: string) =>
      `فشلت آخر دفعة. يُرجى تحديث بطاقتك في موعد أقصاه ${formatDate(date)} للاحتفاظ ببريميوم.`,
    failedNow: 'فشلت آخر دفعة. يُرجى تحديث بطاقتك لاستعادة بريميوم.',
    updateCard: 'تحديث البطاقة',
    change: 'تغيير الباقة',
    cancel: 'إلغاء بريميوم',
    keep: 'الاحتفاظ ببريميوم',
    kept: 'يبقى بريميوم لديك، ولم يعد ملغى.',
    canceled: (date: string) => `أُلغي بريميوم. ويبقى لديك حتى ${formatDate(date)}.`,
    cancelTitle: 'إلغاء بريميوم؟',
    cancelUntil: (date: string) => `يبقى بريميوم لديك حتى ${formatDate(date)}. وبعد ذلك:`,
    cancelPlanned: (plan: string) => `يُلغى أيضًا تغيير باقتك إلى ${plan}.`,
    cancelNow: 'ينتهي بريميوم الآن، إذ لم يُدفع شيء. وما يتغيّر:',
    stay: 'الاحتفاظ ببريميوم',
    lose: {
      seesLikes: 'يظهر لك عدد الإعجابات فقط دون أصحابها.',
      likesPerDay: (count: number) => `يبقى لديك ${likesADay(count)}.`,
      undosPerDay: (count: number) => `ما يبقى لديك: ${undosADay(count)}.`,
      superlikesPerDay: (count: number) => `يبقى لديك ${superlikesADay(count)}.`,
      filters: 'تقل عوامل التصفية لديك.',
      incognito:
        'ينتهي وضع التخفي. وإذا كان مفعّلًا، نوقف ملفك الشخصي مؤقتًا، حتى لا يراك أحد على غير توقع منك.',
    },
    loseNothing: 'تبقى تطابقاتك وإعجاباتك وملفك الشخصي كما هي.',
    methods: 'طرق الدفع',
    noMethods: 'لا توجد بطاقة محفوظة.',
    toMethods: 'إدارة البطاقات',
  },
  methods: {
    title: 'طرق الدفع',
    back: 'بريميوم لديك',
    list: 'البطاقات المحفوظة',
    none: 'لا توجد بطاقة محفوظة.',
    name: (brand: string, last4: string) => `بطاقة ${brand} تنتهي بالأرقام ${last4}`,
    expires: (month: number, year: number) =>
      `تنتهي في ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
    expired: 'منتهية الصلاحية',
    isDefault: 'الأساسية',
    makeDefault: 'تعيين كأساسية',
    makeDefaultOf: (card: string) => `تعيين كأساسية: ${card}`,
    remove: 'إزالة',
    removeOf: (card: string) => `إزالة ${card}`,
    removeTitle: 'إزالة البطاقة؟',
    removeAbout: (card: string) => `لن تبقى ${card} محفوظة ولن يُحصَّل منها شيء.`,
    cancel: 'إلغاء',
    removed: 'تمت إزالة البطاقة.',
    add: 'إضافة بطاقة',
    addAbout: 'تصبح بطاقتك الأساسية. وتُعاد بها محاولة الدفعة الفاشلة.',
    save: 'حفظ البطاقة',
    saving: 'جارٍ الحفظ…',
    saved: 'تم حفظ البطاقة.',
    notSaved:
      'لم تُحفظ بطاقتك لأنها لم تُؤكَّد. يُرجى إعادة المحاولة أو استخدام بطاقة أخرى.',
  },
  invoices: {
    title: 'الفواتير',
    none: 'لا توجد فواتير بعد.',
    columns: ['التاريخ', 'الرقم', 'المبلغ', 'الحالة', 'PDF'] as const,
    statuses: {
      draft: 'مسودة',
      open: 'غير مدفوعة',
      paid: 'مدفوعة',
      void: 'ملغاة',
      uncollectible: 'لم تُدفع',
    },
    pending: { purchase: 'لم تُدفع بعد', change: 'في انتظار بنكك' },
    keeps: (plan: string) =>
      `تبقى لديك الباقة ${plan} إلى أن يؤكد بنكك الدفعة. لا يوجد مبلغ مستحق عليك.`,
    startsOncePaid: 'يبدأ بريميوم عند الدفع. لا يوجد مبلغ مستحق عليك.',
    finish: 'إتمام الدفع',
    giveUp: 'إلغاء الدفع',
    credited: (amount: string) => `أُضيف ${amount} إلى الرصيد`,
    refunded: (amount: string) => `المسترد: ${amount}`,
    download: 'PDF',
    downloadOf: (number: string) => `الفاتورة ${number} بصيغة PDF`,
    more: 'عرض المزيد',
  },
  brand: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
};
