import type { csvHeads as en } from '../en/csv-heads.ts';
import type { Translated } from '../translated.ts';

export const csvHeads: Translated<typeof en> = {
  users: {
    id: 'معرّف الحساب',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    emailVerified: 'البريد مؤكَّد',
    state: 'الحالة',
    subscription: 'الاشتراك',
    joined: (zone) => `تاريخ الانضمام (${zone})`,
    lastActive: (zone) => `آخر نشاط (${zone})`,
    born: 'تاريخ الميلاد',
    gender: 'الجنس',
    city: 'المدينة',
    country: 'البلد',
    complete: 'الملف مكتمل',
  },
  outcomes: {
    id: 'معرّف الحساب',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    outcome: 'النتيجة',
    why: 'السبب',
  },
  audit: {
    entry: 'القيد',
    time: (zone) => `الوقت (${zone})`,
    actor: 'المنفِّذ',
    actorName: 'اسم المنفِّذ',
    actorEmail: 'بريد المنفِّذ',
    role: 'الدور',
    action: 'الإجراء',
    subjectKind: 'نوع الموضوع',
    subject: 'الموضوع',
    subjectName: 'اسم الموضوع',
    address: 'عنوان IP',
    details: 'التفاصيل',
  },
  growth: {
    from: 'من',
    to: 'إلى',
    total: 'الحسابات',
    vip: 'حسابات VIP',
  },
  genders: {
    gender: 'الجنس',
    users: 'الحسابات',
  },
  ages: {
    age: 'العمر',
    users: 'الحسابات',
  },
};
