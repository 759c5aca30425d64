import type { messages as en } from '../en/join.ts';
import { roles } from './roles.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  roles,
  title: 'الانضمام إلى الفريق',
  reading: 'جارٍ فتح دعوتك…',
  lead: (role: string) => `وصلتك دعوة للانضمام بدور: ${role}.`,
  email: 'البريد الإلكتروني',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة (اختياري)',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  hint: '8 أحرف على الأقل. والأفضل بضع كلمات عشوائية.',
  submit: 'الانضمام',
  working: 'لحظة واحدة…',
  accept: 'قبول الدعوة',
  acceptAs: (email: string) => `سيكون القبول بحسابك ${email}.`,
  signIn: (email: string) =>
    `لدى ${email} حساب بالفعل. يُرجى تسجيل الدخول به، ثم فتح الرابط من الرسالة مرة أخرى.`,
  other: (email: string) =>
    `هذه الدعوة مخصصة للعنوان ${email}، بينما سجّلت الدخول بحساب آخر. يُرجى تسجيل الخروج، ثم فتح الرابط مرة أخرى.`,
  toSignIn: 'الذهاب إلى تسجيل الدخول',
  signOut: 'تسجيل الخروج',
};
