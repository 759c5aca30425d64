import type { PremiumEvent, premiumNotices } from '../../../premium/notices.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof premiumNotices;

const events: Readonly<Record<PremiumEvent, string>> = {
  started: 'لديك الآن بريميوم.',
  'payment-failed': 'لم تتم عملية الدفع. يُرجى تحديث بطاقتك.',
  unpaid: 'توقّف بريميوم لديك لعدم الدفع.',
  'trial-ending': 'تنتهي فترتك التجريبية المجانية قريبًا.',
  'trial-paid': 'انتهت فترتك التجريبية المجانية وبدأت باقتك.',
  'plan-changes':
    'تتغيّر باقة بريميوم عند انتهاء المدة المدفوعة. لا يزال بإمكانك الاحتفاظ بباقتك الحالية.',
  'plan-changed': 'تم تغيير باقتك في بريميوم.',
  canceled: 'لن يتجدد بريميوم. يبقى لديك حتى نهاية المدة الحالية.',
  'renews-again': 'استُؤنف تجديد بريميوم.',
  refunded: 'هناك مبلغ مسترد في طريقه إلى بطاقتك.',
  'refund-failed': 'لم يصل مبلغ مسترد إلى بطاقتك. توضح رسالتنا ما يمكن فعله.',
  ended: 'انتهت مدة بريميوم لديك. يمكنك الحصول عليه مجددًا في أي وقت.',
  'subscription-ended': 'انتهى اشتراكك. ولا يزال لديك بريميوم الذي منحه لك فريقنا.',
  withdrawn: 'لقد عدلت عن عقدك. الإيصال في بريدك الإلكتروني.',
  reminder: 'يتجدد بريميوم تلقائيًا إلى أن يُلغى. توضح رسالتنا التكلفة.',
  'price-changes': 'سعر بريميوم سيتغيّر. يمكنك الإلغاء قبل ذلك.',
  'price-stays': 'سعر بريميوم يبقى كما هو.',
};

export const sentences: NoticeSentences<Kinds> = {
  premium: ({ event }) => events[event],
  'incognito.ended': () => 'انتهى وضع التخفي. ملفك الشخصي متوقف مؤقتًا، فلا يظهر لأشخاص جدد.',
};

export const settings: NoticeSettingTexts<Kinds> = { premium: 'تغيّر في بريميوم أو في دفعة' };

const pushedEvents: Readonly<Record<PremiumEvent, string>> = {
  started: 'لديك الآن بريميوم',
  'payment-failed': 'لم تتم عملية الدفع',
  unpaid: 'توقّف بريميوم لديك لعدم الدفع',
  'trial-ending': 'تنتهي فترتك التجريبية المجانية قريبًا',
  'trial-paid': 'انتهت فترتك التجريبية المجانية وبدأت باقتك',
  'plan-changes': 'تتغيّر باقة بريميوم قريبًا',
  'plan-changed': 'تم تغيير باقتك في بريميوم',
  canceled: 'لن يتجدد بريميوم',
  'renews-again': 'استُؤنف تجديد بريميوم',
  refunded: 'هناك مبلغ في طريقه إليك',
  'refund-failed': 'لم يصل المبلغ المسترد',
  ended: 'انتهت مدة بريميوم لديك',
  'subscription-ended': 'انتهى اشتراكك، ولا يزال لديك بريميوم',
  withdrawn: 'لقد عدلت عن عقدك',
  reminder: 'يتجدد بريميوم تلقائيًا إلى أن يُلغى',
  'price-changes': 'سعر بريميوم سيتغيّر',
  'price-stays': 'سعر بريميوم يبقى كما هو',
};

export const pushes: NoticePushes<Kinds> = {
  premium: ({ event }) => pushedEvents[event],
  'incognito.ended': () => 'انتهى وضع التخفي، وتوقف ملفك الشخصي مؤقتًا',
};

export const mails: NoticeMails<Kinds> = {
  'incognito.ended': (_about, { brand, link }) => ({
    subject: `انتهى وضع التخفي في ${brand}`,
    preview: 'ملفك الشخصي متوقف مؤقتًا، فلا يظهر لأشخاص جدد.',
    title: 'انتهى وضع التخفي',
    parts: [
      {
        text: 'لم يعد بإمكانك استخدام وضع التخفي، لأن مدة بريميوم انتهت أو لأنه لم يعد يشمله. ملفك الشخصي متوقف مؤقتًا، فلا يظهر لأشخاص جدد. ولا يزال بإمكان تطابقاتك رؤيته ومراسلتك.',
      },
      {
        text: 'الخيار لك الآن: إظهار ملفك الشخصي للجميع مجددًا، أو إبقاؤه متوقفًا.',
      },
      { label: 'اختيار من يراني', href: link.settings },
    ],
    reason: `وصلتك هذه الرسالة بسبب بريميوم في ${brand}.`,
  }),
};
