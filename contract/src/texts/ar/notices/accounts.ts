import type { SecurityEvent, accountNotices } from '../../../accounts/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

const events: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'تم تغيير كلمة مرورك.',
  'address-changed': 'تم تغيير بريدك الإلكتروني.',
  'address-restored': 'تمت استعادة بريدك الإلكتروني السابق.',
  'second-factor': 'تم تغيير المصادقة الثنائية لحسابك.',
  'sign-in-method-added': 'تمت إضافة طريقة لتسجيل الدخول.',
  'sign-in-method-removed': 'تمت إزالة طريقة لتسجيل الدخول.',
};

export const sentences: NoticeSentences<typeof accountNotices> = {
  security: ({ event }) => `${events[event]} إذا لم يكن ذلك منك، فيُرجى تغيير كلمة المرور.`,
};

const pushedEvents: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'تم تغيير كلمة مرورك',
  'address-changed': 'تم تغيير بريدك الإلكتروني',
  'address-restored': 'تمت استعادة بريدك الإلكتروني السابق',
  'second-factor': 'تم تغيير المصادقة الثنائية',
  'sign-in-method-added': 'تمت إضافة طريقة لتسجيل الدخول',
  'sign-in-method-removed': 'تمت إزالة طريقة لتسجيل الدخول',
};

export const pushes: NoticePushes<typeof accountNotices> = {
  security: ({ event }) => pushedEvents[event],
};
