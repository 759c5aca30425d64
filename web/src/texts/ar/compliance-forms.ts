import type { KnownValues } from '@kindred/contract/compliance';
import type { QuestionName } from '@kindred/contract/compliance/forms';
import type { NudeLevel } from '@kindred/contract/site/nudes';

const questions: Readonly<Record<QuestionName, readonly [question: string, hint: string]>> = {
  harms: [
    'ما المحتوى غير القانوني الذي قد يظهر؟',
    'مثل الاحتيال والتهديد والصور الحميمة والإساءة إلى الأطفال والكراهية',
  ],
  likelihood: ['ما احتمال كل منها في موقعك؟', 'قارن الأرقام أعلاه وفكّر في أعضائك.'],
  effects: ['من الذي سيتضرر وإلى أي حد؟', 'فكّر في الأشخاص الأكثر عرضة للخطر.'],
  measures: ['ماذا تفعل لمنع ذلك؟', 'إعدادات الخدمة وما يفعله فريقك'],
  changes: ['ما الذي تغيّر وما خطتك؟', 'منذ التقييم الأخير وحتى التالي'],
  'age-check': [
    'كيف تمنع دخول الأطفال؟',
    'يُدخل الأعضاء تاريخ ميلادهم ويؤكدون أنهم بالغون. وتأتي البلاغات عن القاصرين أولًا.',
  ],
  attraction: ['هل قد يجذب الموقع أطفالًا؟', 'موضوعه ومظهره وأماكن إعلاناتك'],
  conclusion: ['ما استنتاجك؟', 'مثلًا: لا يُحتمل أن يدخل أطفال لأن…'],
  controller: ['من المسؤول عن البيانات؟', 'الاسم وطريقة الاتصال، ومسؤول حماية البيانات أيضًا'],
  purposes: ['فيمَ تستخدم البيانات؟', 'مثل تعريف الناس بعضهم ببعض والسلامة والمدفوعات'],
  people: ['بيانات من وأي بيانات؟', 'الأعضاء ومن يبلّغون وفريقك'],
  transfers: ['من يستلم البيانات وفي أي بلدان؟', 'الخدمات أعلاه وبأي عقود'],
  security: ['كيف تحمي البيانات؟', 'الوصول والتشفير والنسخ الاحتياطية ومن يرى ماذا'],
  need: ['ماذا تعالج ولماذا هو ضروري؟', 'استبعد ما يعمل الموقع من دونه.'],
  risks: ['ما الذي قد يحدث للأعضاء؟', 'مثل كشف أمرهم أو ملاحقتهم أو ابتزازهم أو ضررهم في العمل'],
  advice: ['من استشرت؟', 'مثل مسؤول حماية البيانات أو الأعضاء'],
  done: ['ماذا فعلت أو قررت ومتى وأين الإثبات؟', 'مثل اسم وعنوان أو رقم سجل أو لماذا لا يعنيك'],
};

const facts: Readonly<Record<keyof KnownValues, string>> = {
  members: 'الأعضاء',
  reports: 'البلاغات',
  underAge: 'بلاغات عن قاصرين',
  decisions: 'القرارات',
  medianHours: 'الساعات حتى تسوية البلاغ (الوسيط)',
  appeals: 'الاعتراضات',
  reversed: 'اعتراضات غيّرت القرار',
  photoReview: 'تُراجَع الصور قبل أن يراها الآخرون',
  nudes: 'فحص العُري',
  rules: 'قواعد السلامة المفعّلة',
  regions: 'البلدان',
  sensitiveFields: 'حقول حساسة خاصة بالموقع',
  recipients: 'خدمات تستلم بيانات',
  leavingDays: 'أيام حتى محو الحساب المحذوف',
  exportDays: 'أيام الاحتفاظ بأرشيف البيانات',
  reportDays: 'أيام الاحتفاظ بالبلاغات المسوّاة',
};

const recipients: Readonly<Record<KnownValues['recipients'][number], string>> = {
  mails: 'خادم البريد',
  payments: 'Stripe (المدفوعات)',
  files: 'تخزين الملفات',
  push: 'خدمات إشعارات المتصفحات',
  google: 'Google (الدخول)',
  facebook: 'Facebook (الدخول)',
  webhooks: 'روابط الويب الخاصة',
};

const nudes: Readonly<Record<NudeLevel, string>> = {
  off: 'متوقف',
  cautious: 'متحفظ',
  usual: 'معتاد',
  strict: 'صارم',
};

export const messages = {
  questions,
  facts,
  recipients,
  nudes,
  knows: 'ما تعرفه الخدمة',
  knowsAbout: 'محسوب لآخر اثني عشر شهرًا ويُحفظ مع إجاباتك.',
  save: 'حفظ كنسخة جديدة',
  missing: 'أجب عن هذا السؤال.',
  versions: 'النسخ',
  none: 'لم يملأ أحد هذا النموذج بعد.',
  everywhere: 'في كل مكان',
  nothing: 'لا شيء',
  yes: 'نعم',
  no: 'لا',
  unknown: 'غير معروف',
  loading: 'جارٍ تحميل الالتزامات…',
  failed: 'تعذّر تحميل الالتزامات',
  again: 'حاول مجددًا',
  version: (version: string, day: string) => `النسخة ${version}، ${day}`,
  by: (name: string | null) => `بواسطة ${name ?? 'حساب محذوف'}`,
  saved: (version: string) => `حُفظت النسخة ${version}.`,
};
