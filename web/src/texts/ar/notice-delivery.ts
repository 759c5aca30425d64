import type { messages as en } from '../en/notice-delivery.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  push: {
    title: 'الإشعارات الفورية',
    about: 'تصلك الإشعارات الفورية حتى عند إغلاق هذه الصفحة.',
    on: 'الإشعارات الفورية مفعّلة على هذا الجهاز.',
    turnOn: 'تفعيل على هذا الجهاز',
    turningOn: 'جارٍ التفعيل…',
    denied:
      'يحظر متصفحك الإشعارات من هذا الموقع. يُرجى السماح بها من إعدادات المتصفح، ثم إعادة المحاولة.',
    unsupported:
      'لا يمكن لهذا المتصفح عرض الإشعارات الفورية. على iPhone أو iPad، يجب أولًا إضافة هذا الموقع إلى الشاشة الرئيسية.',
    failed: 'تعذّر تفعيل الإشعارات الفورية. يُرجى التحقق من الاتصال وإعادة المحاولة.',
    devices: 'الأجهزة التي تصلها الإشعارات الفورية',
    unknown: 'جهاز غير معروف',
    current: 'هذا الجهاز',
    since: (date: string) => `منذ ${date}`,
    turnOff: 'إيقاف',
    turnOffNamed: (device: string) => `إيقاف الإشعارات الفورية: ${device}`,
  },
  names: 'إظهار الأسماء والتفاصيل في الإشعارات الفورية',
  namesAbout: 'عند الإيقاف: «لديك إشعار جديد». وعند التفعيل: الاسم وما حدث، على شاشة القفل أيضًا.',
  quiet: 'ساعات الهدوء',
  quietAbout: 'تنتظر رسائل البريد والإشعارات الفورية حتى تنتهي، ما عدا ما يخص الأمان.',
  from: 'من',
  to: 'إلى',
  timeZone: 'المنطقة الزمنية',
  ownZone: (zone: string) => `هذا الجهاز: ${zone}`,
};
