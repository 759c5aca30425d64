import type { messages as en } from '../en/statistics.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';

/** The mark keeps the sign on the left of the figure in a line from right to left. */
const growth = (percent: number) =>
  `\u200e${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent))}%`;

export const messages: Translated<typeof en> = {
  title: 'نظرة عامة',
  loading: 'جارٍ تحميل بيانات اللوحة…',
  failed: 'تعذّر تحميل بيانات اللوحة',
  again: 'إعادة المحاولة',
  stale: (time: string) => `لا يمكن تحديث الأرقام الآن. الأرقام المعروضة من ${time}.`,
  about: (figure: string) => `ما معنى «${figure}»؟`,
  cards: {
    total: { label: 'إجمالي المستخدمين', about: 'كل الحسابات، ومنها حسابات الفريق.' },
    vip: { label: 'مستخدمو VIP', about: 'مستخدمون لديهم بريميوم سارٍ.' },
    active: {
      label: 'المستخدمون النشطون',
      about: 'حسابات غير معطَّلة وغير محجوبة وليست قيد المغادرة.',
    },
    newThisMonth: {
      label: 'الجدد هذا الشهر',
      about:
        'حسابات أُنشئت منذ أول هذا الشهر. ويقارنها النمو بالشهر الماضي كله، لذا يبقى منخفضًا حتى نهاية الشهر.',
    },
    newInAll: (count: number) => `الجدد هذا الشهر: ${formatNumber(count)}`,
    vipRate: (percent: number) => `نسبة VIP: ${formatNumber(percent)}%`,
    onlineNow: (count: number) => `على الإنترنت الآن: ${formatNumber(count)}`,
    growth: (percent: number) => `النمو: ${growth(percent)}`,
  },
  charts: {
    growth: 'نمو المستخدمين',
    joined: (from: string, to: string) => `حسب تاريخ الانضمام، من ${from} إلى ${to}`,
    range: 'الفترة الزمنية',
    days: 'الأيام',
    span: (from: string, to: string) => `من ${from} إلى ${to}`,
    gender: 'التوزيع حسب الجنس',
    age: 'التوزيع حسب العمر',
    allUsers: 'كل المستخدمين',
    ages: 'مستخدمون لديهم تاريخ ميلاد',
    totalUsers: 'إجمالي المنضمين',
    vipUsers: 'المنضمون من VIP',
    month: 'الشهر',
    genderColumn: 'الجنس',
    ageColumn: 'العمر',
    users: 'المستخدمون',
    share: 'الحصة',
    showTable: (chart: string) => `${chart}: العرض كجدول`,
    showChart: (chart: string) => `${chart}: العرض كرسم بياني`,
    export: (chart: string) => `${chart}: التصدير بصيغة CSV`,
    exportFailed: (error: string) => `فشل التصدير: ${error}`,
    files: { growth: 'growth.csv', genders: 'genders.csv', ages: 'ages.csv' },
  },
  ranges: {
    '7-days': '7 أيام',
    '30-days': '30 يومًا',
    '90-days': '90 يومًا',
    '6-months': '6 أشهر',
    '12-months': '12 شهرًا',
  },
  overview: {
    title: 'نظرة على حالة المستخدمين',
    active: 'نشطون',
    online: 'على الإنترنت',
    vip: 'VIP',
    newThisMonth: 'الجدد هذا الشهر',
    profileComplete: 'اكتمال الملفات',
    verified: 'البريد موثّق',
    outOf: (count: number, total: number) => `${formatNumber(count)} من أصل ${formatNumber(total)}`,
  },
  recent: {
    title: 'أحدث المستخدمين',
    all: 'كل المستخدمين',
    name: 'الاسم',
    email: 'البريد',
    joined: 'الانضمام',
    status: 'الحالة',
    plan: 'الباقة',
    presence: 'الحضور',
    unknown: 'غير معروف',
    active: 'نشط',
    inactive: 'غير نشط',
    premium: 'بريميوم',
    free: 'مجاني',
    online: 'على الإنترنت',
    offline: 'خارج الإنترنت',
    none: 'لا يوجد مستخدمون بعد.',
  },
};
