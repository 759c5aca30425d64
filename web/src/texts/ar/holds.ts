/** Accounts whose first messages wait for a look by the team. */
export const messages = {
  title: 'حسابات موقوفة',
  about:
    'أوقفت القواعد الرسائل الأولى لهذه الحسابات. قرر حسب الأسباب والأرقام. لا أحد في الفريق يقرأ الرسائل.',
  keys: 'المفاتيح: R يطلق الحساب ويوصل رسائله، C يفتح قضية، J و K للتنقل.',
  loading: 'جار تحميل الحسابات الموقوفة...',
  failed: 'تعذر تحميل الحسابات',
  again: 'حاول مرة أخرى',
  none: 'لا توجد حسابات موقوفة.',
  more: 'عرض المزيد',
  unnamed: 'بلا اسم بعد',
  reasons: 'الأسباب',
  release: 'إطلاق',
  openCase: 'فتح قضية',
  seeCase: 'عرض القضية. تنتظر الرسائل القرار.',
  cancel: 'إلغاء',
  caseTitle: 'فتح قضية عن هذا الحساب',
  caseAbout: 'يمكن معاقبة الشخص في مكتب الإشراف مع الأسباب وحق الاعتراض. وحتى ذلك تنتظر رسائله الأولى.',
  caseReason: 'ما الخطأ فيه؟',
  since: (held: string, joined: string) => `موقوف منذ ${held}، عضو منذ ${joined}`,
  reason: (rule: string, people: number, points: number) =>
    `${rule}: أشخاص ${people}، نقاط ${points}`,
  figures: ({
    points,
    people,
    waiting,
    reports,
  }: Readonly<Record<'points' | 'people' | 'waiting' | 'reports', number>>) =>
    `النقاط ${points}. أشخاص جدد في أسبوع ${people}، رسائل تنتظر ${waiting}، بلاغات ${reports}.`,
  released: (count: number) => `الحسابات المطلقة: ${count}`,
};
