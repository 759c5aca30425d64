import type { messages as en } from '../en/saved-searches.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'عمليات البحث المحفوظة',
  loading: 'جارٍ تحميل عمليات البحث…',
  failed: 'تعذّر التحميل',
  again: 'إعادة المحاولة',
  close: 'إغلاق',
  cancel: 'إلغاء',
  button: (count: number) => (count > 0 ? `البحث المحفوظ (${count})` : 'البحث المحفوظ'),
  none: 'لا توجد عمليات بحث محفوظة بعد',
  noneAbout: 'يمكن ضبط التصفية ثم حفظها هنا، وسنخبرك بظهور أشخاص جدد يطابقونها إذا طلبت ذلك.',
  list: 'عمليات بحثك المحفوظة',
  open: (name: string) => `عرض الأشخاص في ${name}`,
  alerts: (name: string) => `تنبيهات ${name}`,
  rename: (name: string) => `إعادة تسمية ${name}`,
  newName: (name: string) => `اسم جديد بدلًا من ${name}`,
  saveName: 'حفظ الاسم',
  delete: (name: string) => `حذف ${name}`,
  alertsOn: 'التنبيهات مفعّلة',
  alertsOff: 'التنبيهات متوقفة',
  locked: 'يتطلب بريميوم: فيه عوامل تصفية لم تعد باقتك تشملها. ولا يرسل أي تنبيهات.',
  saveTitle: 'حفظ هذا البحث',
  saveAbout: 'تُحفظ عوامل التصفية والترتيب الحالي. يمكنك حفظ ما يصل إلى 10 عمليات بحث.',
  name: 'الاسم',
  notifyMe: 'تنبيهي إلى الأشخاص الجدد، مرة في اليوم على الأكثر',
  save: 'حفظ البحث',
};
